// Calls are served first: whoever imports this runs below them from then on, with all that it imports afterwards.
// On Linux a priority set without naming a process is this thread's alone.
import { constants, setPriority } from 'node:os'

if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
