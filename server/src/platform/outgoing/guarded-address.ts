// Which addresses the server connects to when a person entered them. It looks at the resolved address: a name or another
// spelling of a number can stand for any.
import dns from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Metadata of clouds and its like hand out credentials; nobody runs a language model at any of these. */
const reservedV4 = [
  '0.0.0.0/8',
  '100.100.100.200/32', // metadata of Alibaba Cloud
  '168.63.129.16/32', // metadata of Azure
  '169.254.0.0/16', // link-local, where most clouds have theirs
  '192.0.0.0/24', // metadata of Oracle Cloud
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
const reservedV6 = [
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fd00:ec2::/32', // metadata of Amazon
  'fd20:ce::/32', // metadata of Google
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]
/** Loopback and private networks: a language model of one's own is usually there. 100.64.0.0/10 is used by VPNs. */
const privateV4 = ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']
const privateV6 = ['::1/128', 'fc00::/7']

const reserved = createBlockList(reservedV4, reservedV6)
// The unspecified address, and the old form of IPv4 in IPv6, but not ::1.
reserved.addAddress('::', 'ipv6')
reserved.addRange('::2', '::ffff:ffff', 'ipv6')
// NAT64 leads to the IPv4 address in its last 32 bits. (BlockList itself sees through ::ffff:0:0/96.)
for (const [address, bits] of reservedV4.map(split)) reserved.addSubnet(`64:ff9b::${address}`, 96 + bits, 'ipv6')
const privateNetworks = createBlockList(privateV4, privateV6)

/** An address that the server does not connect to; `message` says what to enter instead. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress'
}

/** @throws RefusedAddress for reserved addresses, and without TLS for all but this machine and private networks */
function refuseAddress(address: string, protocol: string): void {
  const [bare = ''] = address.split('%')
  const family = isIP(bare) === 6 ? 'ipv6' : 'ipv4'
  if (reserved.check(bare, family)) {
    throw new RefusedAddress('This address is reserved. For a server on this machine, use 127.0.0.1.')
  }
  if (protocol === 'http:' && !privateNetworks.check(bare, family)) throw unencrypted()
}

function unencrypted(): RefusedAddress {
  return new RefusedAddress('Use https://. Only this machine and private networks may be reached without it.')
}

/**
 * Checks an address when it is entered. A name that is not found passes with https only: each connection checks again.
 * @throws RefusedAddress
 */
export async function checkAddress({ protocol, hostname }: URL): Promise<void> {
  const host = withoutBrackets(hostname)
  const found = await new Promise<dns.LookupAddress[]>((resolve) => {
    dns.lookup(host, { all: true }, (error, addresses) => resolve(error ? [] : addresses))
  })
  if (found.length === 0 && protocol === 'http:') throw unencrypted()
  for (const { address } of found) refuseAddress(address, protocol)
}

/** Options of a request that check the address that is really connected to, so that a name cannot change its meaning. */
export function guardedConnection({ protocol, hostname }: URL): { lookup: LookupFunction } {
  const host = withoutBrackets(hostname)
  // A number is connected to without a lookup.
  if (isIP(host)) refuseAddress(host, protocol)
  const lookup: LookupFunction = (name, options, callback) => {
    dns.lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      try {
        for (const { address } of addresses) refuseAddress(address, protocol)
      } catch (refusal) {
        return callback(refusal as Error, [])
      }
      const [first] = addresses
      if (options.all) callback(null, addresses)
      else callback(null, first?.address ?? '', first?.family)
    })
  }
  return { lookup }
}

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '')
}

function split(range: string): [address: string, bits: number] {
  const [address = '', bits] = range.split('/')
  return [address, Number(bits)]
}

function createBlockList(v4: string[], v6: string[]): BlockList {
  const ranges = new BlockList()
  for (const [address, bits] of v4.map(split)) ranges.addSubnet(address, bits, 'ipv4')
  for (const [address, bits] of v6.map(split)) ranges.addSubnet(address, bits, 'ipv6')
  return ranges
}
