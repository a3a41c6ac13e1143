// Runs in a thread of its own: settling edits, and referring to the transcript, away from the event loop that serves calls.
import { lowerThreadPriority } from '../../platform/threads/thread-priority.ts'

lowerThreadPriority('waited for')

export { carryOutContent as default } from './content-tasks.ts'
