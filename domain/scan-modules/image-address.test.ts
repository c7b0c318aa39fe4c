import { describe, expect, it } from 'vitest';
import { findCatalogueKey, getForeignHost, isImageAddress } from './module-form.ts';

const portal = 'https://portal.example.com';
const development = 'http://127.0.0.1:3000';

describe('MODS-25 where the image of a module may be', () => {
  it('is on https anywhere', () => {
    expect(isImageAddress('https://images.example.com/2.png', [portal])).toBe(true);
    expect(isImageAddress('https://portal.example.com/scan-modules/2.svg', [])).toBe(true);
  });

  it('is on http for the catalogue on an origin of our own alone', () => {
    expect(isImageAddress('http://127.0.0.1:3000/scan-modules/15.svg', [portal, development])).toBe(true);
    expect(isImageAddress('http://127.0.0.1:3000/scan-modules/16.svg', [development])).toBe(false);
    expect(isImageAddress('http://127.0.0.1:3000/other.png', [development])).toBe(false);
    expect(isImageAddress('http://127.0.0.1:3001/scan-modules/1.svg', [development])).toBe(false);
    expect(isImageAddress('http://images.example.com/scan-modules/1.svg', [development])).toBe(false);
  });

  it('is nowhere else', () => {
    for (const address of ['2.png', '/scan-modules/1.svg', 'javascript:alert(1)', 'data:image/png;base64,AA', '']) {
      expect(isImageAddress(address, [portal])).toBe(false);
    }
  });
});

describe('MODS-31 an image of the catalogue', () => {
  it('is known by its address on our own origin', () => {
    expect(findCatalogueKey('http://127.0.0.1:3000/scan-modules/7.svg', development)).toBe(7);
    expect(findCatalogueKey('https://elsewhere.example.com/scan-modules/7.svg', development)).toBeNull();
    expect(findCatalogueKey('http://127.0.0.1:3000/scan-modules/0.svg', development)).toBeNull();
    expect(findCatalogueKey(null, development)).toBeNull();
    expect(findCatalogueKey('no address', development)).toBeNull();
  });

  it('is drawn where it is ours; of any other the host is told', () => {
    expect(getForeignHost('https://images.example.com:8443/2.png', development)).toBe('images.example.com:8443');
    expect(getForeignHost('http://127.0.0.1:3000/scan-modules/7.svg', development)).toBeNull();
    expect(getForeignHost(null, development)).toBeNull();
  });
});
