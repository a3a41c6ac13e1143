import { z } from 'zod'

const Report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), isDirect: z.boolean(), via: z.array(z.unknown()) }),
  ),
})
const Advisory = z.object({ title: z.string(), url: z.string() })

export type Verdict = { isChecked: boolean; findings: string[] }

/** Parses the output of `npm audit --json`: the advisories, or that the registry returned none. */
export function readAudit(output: string): Verdict {
  const report = Report.safeParse(parse(output))
  if (!report.success) return { isChecked: false, findings: [] }
  const findings = Object.entries(report.data.vulnerabilities).map(([name, { severity, range, via }]) => {
    const known = via.flatMap((one) => Advisory.safeParse(one).data ?? [])
    const why = known.map(({ title, url }) => `${title} (${url})`).join('; ') || `through ${via.join(', ')}`
    return `${severity.padEnd(8)} ${name} ${range}: ${why}`
  })
  return { isChecked: true, findings }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
