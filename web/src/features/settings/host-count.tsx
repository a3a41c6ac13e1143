import { splitEntries, type TeamSettings } from '@podcastai/contracts'
import { useFormContext } from 'react-hook-form'

const list = new Intl.ListFormat('en-US')

/** Shows how many host names were recognized while typing. */
export function HostCount() {
  const hosts = splitEntries(useFormContext<TeamSettings>().watch('hostNames'))
  if (hosts.length === 0) return null
  return (
    <p className="type-hint text-text-2">
      {hosts.length === 1
        ? `One host, ${hosts[0]}: written as “I.”`
        : `${hosts.length} hosts, ${list.format(hosts)}: written as “we.”`}
    </p>
  )
}
