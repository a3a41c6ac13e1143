// npm run sample-kits -w checks: writes what /sample shows, after the engine or the checks of a model's answers have changed.
import { writeFileSync } from 'node:fs'
import { kitFiles, kitText, sampleKits } from './sample-kits.ts'

const kits = sampleKits()
for (const key of ['builtIn', 'model'] as const) writeFileSync(kitFiles[key], kitText(kits[key]))
for (const text of kits.leftOut) console.log(`left out of the model's answer: ${text}`)
