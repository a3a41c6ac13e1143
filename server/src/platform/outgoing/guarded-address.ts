// Decides which addresses entered by users the server may connect to. It checks the resolved address, because a name,
// or another spelling of a number, can resolve to any address.
import dns from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Cloud metadata services and the like hand out credentials; no one runs a language model at any of these. */
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
/** Loopback and private networks, where self-hosted language models usually run. VPNs use 100.64.0.0/10. */
const privateV4 = ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']
const privateV6 = ['::1/128', 'fc00::/7']

const reserved = createBlockList(reservedV4, reservedV6)
// The unspecified address, and the old form of IPv4 in IPv6, but not ::1.
reserved.addAddress('::', 'ipv6')
reserved.addRange('::2', '::ffff:ffff', 'ipv6')
// NAT64 leads to the IPv4 address in its last 32 bits. (BlockList itself sees through ::ffff:0:0/96.)
for (const [address, bits] of reservedV4.map(split)) reserved.addSubnet(`64:ff9b::${address}`, 96 + bits, 'ipv6')
const privateNetworks = createBlockList(privateV4, privateV6)

/** The server does not connect to this address; `message` says what to enter instead. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress'
}

/** Refuses reserved addresses, and without TLS all but this machine and private networks. @throws RefusedAddress */
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
 * Checks an address when it is entered. A name that does not resolve passes with https only, because each connection
 * checks again.
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

/**
 * Returns request options that check the actual address on connecting, so that a name cannot change what it resolves
 * to.
 */
export function guardedConnection({ protocol, hostname }: URL): { lookup: LookupFunction } {
  const host = withoutBrackets(hostname)
  // Connecting to an IP address does no lookup.
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
