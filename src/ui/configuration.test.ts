import { describe, expect, it } from 'vitest';
import { defaultConfiguration, parseConfiguration } from './configuration.ts';

describe('the configuration of the page', () => {
  it.each([null, '', '__CONFIGURATION__', '[]', '"text"', '{"links":7,"failoverBases":"x"}'])(
    'is the default for %j',
    (text) => {
      expect(parseConfiguration(text)).toEqual(defaultConfiguration);
    },
  );

  it('OPEN-029 reads brand, links, status page, render service and failover bases', () => {
    const given = {
      brand: { name: 'Northside' },
      links: { helpCenter: 'https://help.example/', contactMailbox: 'help@clinic.example' },
      statusPage: 'https://status.example/now.json',
      pdfService: 'https://pdf.example/render',
      failoverBases: ['https://second.example/api'],
      chat: { appId: 'abc12345', region: 'eu' },
      ssoEnabled: true,
      idleMinutes: 5,
      languageChoice: false,
    };
    expect(parseConfiguration(JSON.stringify(given))).toEqual(given);
  });

  it('drops addresses that are not web addresses', () => {
    const { links, failoverBases } = parseConfiguration(
      JSON.stringify({
        links: { helpCenter: 'javascript:alert(1)', terms: 'data:text/html,x', privacy: '//evil.example' },
        failoverBases: ['ftp://x', 3, null],
      }),
    );
    expect(links).toEqual({});
    expect(failoverBases).toEqual([]);
  });
});
