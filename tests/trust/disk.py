"""A disk that can fail: SQLite's own files, with every step of input and output in our hands.

SQLite reaches files through a table of functions (a "VFS"). Ours passes everything on to the real one, but asks first
whether the step fails, and remembers what was written and not yet synced, so that a power cut can be told from a kill.
"""

import ctypes
import random
import sqlite3
from collections.abc import Callable
from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    byref,
    c_char_p,
    c_int,
    c_int64,
    c_void_p,
    cast,
    memmove,
    pointer,
    sizeof,
)
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

OK: Final = 0
BUSY: Final = 5
FULL: Final = 13
CANNOT_OPEN: Final = 14
IO_READ: Final = 10 | 1 << 8
IO_WRITE: Final = 10 | 3 << 8
IO_SYNC: Final = 10 | 4 << 8
IO_TRUNCATE: Final = 10 | 6 << 8
SHORT_READ: Final = 10 | 2 << 8

SECTOR: Final = 512
EXCLUSIVE_LOCK: Final = 2 | 8
"""The flags with which a writer takes its lock; the lock of the one writer is number 0."""


class _Methods(Structure):
    """sqlite3_io_methods."""


class _File(Structure):
    """sqlite3_file."""


class _Vfs(Structure):
    """sqlite3_vfs."""


_Close = CFUNCTYPE(c_int, c_void_p)
_Move = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
_Sync = CFUNCTYPE(c_int, c_void_p, c_int)
_Lock = CFUNCTYPE(c_int, c_void_p, c_int, c_int, c_int)
_Open = CFUNCTYPE(c_int, c_void_p, c_void_p, POINTER(_File), c_int, c_void_p)
# The name goes on as the pointer that it came as: SQLite reads it for as long as the file is open.

_METHODS: Final = (
    "close", "read", "write", "truncate", "sync", "size", "lock", "unlock", "reserved", "control", "sector", "device",
    "shm_map", "shm_lock", "shm_barrier", "shm_unmap", "fetch", "unfetch",
)  # fmt: skip
_Methods._fields_ = [("version", c_int), *((name, c_void_p) for name in _METHODS)]
_File._fields_ = [("methods", POINTER(_Methods))]
_Vfs._fields_ = [
    ("version", c_int), ("file_size", c_int), ("longest", c_int), ("next", c_void_p), ("name", c_char_p),
    ("data", c_void_p), ("open", c_void_p), *((f"other{number}", c_void_p) for number in range(14)),
]  # fmt: skip


@dataclass
class Step:
    """One step of input or output."""

    kind: str
    """open, read, write, truncate, sync or lock."""
    path: str
    growth: int = 0
    """By how many bytes the file would become larger."""


Ask = Callable[[Step], int]
"""Whether a step fails: 0, or the error with which it does."""


@dataclass
class Written:
    """A write that is not synced yet: where, and what stood there before."""

    offset: int
    before: bytes
    length: int
    size: int
    """How large the file was before."""


@dataclass
class Opened:
    """A file that some connection has open."""

    path: str
    disk: "Disk"


@dataclass
class Disk:
    """All files in one folder."""

    folder: Path
    ask: Ask = lambda _: OK
    steps: int = 0
    sizes: dict[str, int] = field(default_factory=dict)
    unsynced: dict[str, list[Written]] = field(default_factory=dict)

    def step(self, kind: str, path: str, growth: int = 0) -> int:
        self.steps += 1
        return self.ask(Step(kind, path, growth))

    def size(self, path: str) -> int:
        if path not in self.sizes:
            file = Path(path)
            self.sizes[path] = file.stat().st_size if file.exists() else 0
        return self.sizes[path]

    def survive(self, to: Path, power_cut: random.Random | None) -> None:
        """Copy to another folder what is left after a kill now, or after a power cut."""
        to.mkdir(parents=True)
        for file in sorted(self.folder.iterdir()):
            if file.name.endswith("-shm"):
                continue  # is in memory, and gone with the process
            content = bytearray(file.read_bytes())
            if power_cut is not None:
                self._forget_unsynced(content, self.unsynced.get(str(file), []), power_cut)
            (to / file.name).write_bytes(content)

    def _forget_unsynced(self, content: bytearray, unsynced: list[Written], chance: random.Random) -> None:
        """Of what was not synced all, some or nothing is there; of a write perhaps only some sectors."""
        kept = chance.choice([0.0, 0.5, 1.0])
        size = unsynced[0].size if unsynced else len(content)
        after = bytes(content)
        for write in reversed(unsynced):
            content[write.offset : write.offset + write.length] = write.before.ljust(write.length, b"\0")
        for write in unsynced:
            end = write.offset
            for start in range(write.offset, write.offset + write.length, SECTOR):
                if chance.random() < kept:
                    end = min(start + SECTOR, write.offset + write.length)
                    content[start:end] = after[start:end]
            size = max(size, end)
        del content[size:]


class _Shim:
    """The table of functions that SQLite calls, for as long as the process lives."""

    def __init__(self) -> None:
        self.library = ctypes.CDLL("libsqlite3.so.0")
        self.library.sqlite3_vfs_find.restype = POINTER(_Vfs)
        self.library.sqlite3_vfs_find.argtypes = [c_char_p]
        self.library.sqlite3_vfs_register.argtypes = [POINTER(_Vfs), c_int]
        self.disks: dict[str, Disk] = {}
        self.files: dict[int, Opened] = {}
        self._tables: dict[int, tuple[_Methods, list[Any]]] = {}
        self._real = self.library.sqlite3_vfs_find(None)
        self._real_open = _Open(self._real.contents.open)
        self._open = _Open(self._opening)
        self._vfs = _Vfs()
        memmove(byref(self._vfs), self._real, sizeof(_Vfs))
        self._vfs.name, self._vfs.next, self._vfs.open = b"kosmodrom-trust", None, cast(self._open, c_void_p)
        self.library.sqlite3_vfs_register(byref(self._vfs), 1)

    def _opening(self, _: int, name: int | None, file: Any, flags: int, out: int) -> int:
        path = ctypes.string_at(name).decode() if name else ""
        disk = self.disks.get(path.rpartition("/")[0])
        if disk is not None:
            failure = disk.step("open", path)
            if failure:
                file.contents.methods = POINTER(_Methods)()
                return failure
        result = int(self._real_open(cast(self._real, c_void_p), name, file, flags, out))
        if result == OK and disk is not None:
            self.files[ctypes.addressof(file.contents)] = Opened(path, disk)
            file.contents.methods = pointer(self._table(file.contents.methods))
        return result

    def _table(self, methods: Any) -> _Methods:
        """The real functions, with ours in place of some."""
        address = ctypes.addressof(methods.contents)
        if address not in self._tables:
            table = _Methods()
            memmove(byref(table), methods, sizeof(_Methods))
            real = _Real(table)
            hooks = Hooks(self.files, real)
            ours = [
                _Close(hooks.close), _Move(hooks.read), _Move(hooks.write), _Truncate(hooks.truncate),
                _Sync(hooks.sync), _Lock(hooks.lock),
            ]  # fmt: skip
            for name, function in zip(("close", "read", "write", "truncate", "sync", "shm_lock"), ours, strict=True):
                setattr(table, name, cast(function, c_void_p))
            self._tables[address] = table, [ours, real]
        return self._tables[address][0]


class _Real:
    """The functions of the real file system."""

    def __init__(self, table: _Methods) -> None:
        self.close = _Close(table.close)
        self.read = _Move(table.read)
        self.write = _Move(table.write)
        self.truncate = _Truncate(table.truncate)
        self.lock = _Lock(table.shm_lock)


class Hooks:
    """What happens instead when SQLite uses a file."""

    def __init__(self, files: dict[int, Opened], real: _Real) -> None:
        self._files = files
        self._real = real

    def close(self, file: int) -> int:
        self._files.pop(file, None)
        return int(self._real.close(file))

    def read(self, file: int, buffer: int, amount: int, offset: int) -> int:
        opened = self._files[file]
        return opened.disk.step("read", opened.path) or int(self._real.read(file, buffer, amount, offset))

    def write(self, file: int, buffer: int, amount: int, offset: int) -> int:
        opened = self._files[file]
        disk, path = opened.disk, opened.path
        size = disk.size(path)
        growth = max(0, offset + amount - size)
        failure = disk.step("write", path, growth)
        if failure:
            return failure
        before = b""
        if offset < size:
            old = ctypes.create_string_buffer(amount)
            self._real.read(file, ctypes.addressof(old), amount, offset)
            before = old.raw[: size - offset]
        disk.unsynced.setdefault(path, []).append(Written(offset, before, amount, size))
        disk.sizes[path] = size + growth
        return int(self._real.write(file, buffer, amount, offset))

    def truncate(self, file: int, size: int) -> int:
        opened = self._files[file]
        failure = opened.disk.step("truncate", opened.path)
        if failure:
            return failure
        opened.disk.sizes[opened.path] = size
        return int(self._real.truncate(file, size))

    def sync(self, file: int, _: int) -> int:
        """Nothing needs to reach a real disk: a power cut happens in our books only."""
        opened = self._files[file]
        failure = opened.disk.step("sync", opened.path)
        if failure == OK:
            opened.disk.unsynced.pop(opened.path, None)
        return failure

    def lock(self, file: int, number: int, count: int, flags: int) -> int:
        opened = self._files[file]
        if number == 0 and flags == EXCLUSIVE_LOCK:
            failure = opened.disk.step("lock", opened.path)
            if failure:
                return failure
        return int(self._real.lock(file, number, count, flags))


_shim: _Shim | None = None


def watch(disk: Disk) -> None:
    """From now on files in this folder are in our hands."""
    global _shim  # noqa: PLW0603  # SQLite keeps the table of functions for as long as the process lives
    if _shim is None:
        _shim = _Shim()
        # A connection may be closed while Python ends, after everything else is gone.
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(_shim))
    _shim.disks[str(disk.folder)] = disk


def forget(disk: Disk) -> None:
    if _shim is not None:
        _shim.disks.pop(str(disk.folder), None)


def can_be_watched(folder: Path) -> bool:
    """Whether this Python's SQLite is a library of its own, into which we can put our functions."""
    try:
        disk = Disk(folder)
        watch(disk)
    except (OSError, AttributeError):
        return False
    connection = sqlite3.connect(folder / "probe.sqlite")
    connection.execute("CREATE TABLE probe (number)")
    connection.close()
    forget(disk)
    return disk.steps > 0
