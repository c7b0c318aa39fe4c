import { describe, expect, it } from 'vitest';
import { AddressRefused, findAddresses, isAllowedAddress } from './target-address.ts';

describe('an address that webhooks are sent to', () => {
  it.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450:4001::5'])(
    'HOOK-11 %s is public',
    (address) => {
      expect(isAllowedAddress(address, false)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.9.9.9',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:93.184.215.14',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:a00:1::',
    '3fff::1',
    'not an address',
    '',
  ])('HOOK-11 nothing is sent to %s', (address) => {
    expect(isAllowedAddress(address, false)).toBe(false);
  });

  it('HOOK-11 this machine is allowed for development, and no other private address', () => {
    expect(['127.0.0.1', '::1'].map((address) => isAllowedAddress(address, true))).toEqual([true, true]);
    expect(['10.0.0.1', '169.254.169.254', 'fe80::1'].some((address) => isAllowedAddress(address, true))).toBe(false);
  });

  it('HOOK-11 a name is refused when any of its addresses is, and a literal is not looked up', async () => {
    const resolve = async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    await expect(findAddresses('trap.example.com', resolve, false)).rejects.toThrow(AddressRefused);
    const never = async () => {
      throw new Error('Looked up.');
    };
    await expect(findAddresses('[::ffff:7f00:1]', never, false)).rejects.toThrow(AddressRefused);
    expect(await findAddresses('93.184.215.14', never, false)).toEqual([{ address: '93.184.215.14', family: 4 }]);
  });
});
