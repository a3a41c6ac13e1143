// One content of each type for tests, made from five lines of an invented interview.
export { said, sampleSegments } from '../type/sample-talk.fixture.ts'
export { sampleContent } from './samples.fixture.ts'
