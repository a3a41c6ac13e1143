// Runs in its own thread: applies edits and adds references to the transcript, off the event loop that serves calls.
import { lowerThreadPriority } from '../../platform/threads/thread-priority.ts'

lowerThreadPriority('waited for')

export { carryOutContent as default } from './content-tasks.ts'
