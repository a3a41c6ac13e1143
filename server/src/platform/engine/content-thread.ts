// Runs in a thread of its own: settling edits and renaming speakers, away from the event loop that serves calls.
import { stepBack } from '../threads/below-calls.ts'

stepBack('waited for')

export { carryOutContent as default } from './content-tasks.ts'
