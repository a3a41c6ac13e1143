import { configure } from '@testing-library/react'

// A screen that is awaited may take its time on a busy machine: what is tested is that it comes, not how soon.
configure({ asyncUtilTimeout: 10_000 })
