import { describe, expect, it } from 'vitest';
import { validateEndpointUrl } from './endpoint-url.ts';
import { planRetry } from './retries.ts';

describe('the URL of a webhook', () => {
  it.each([
    ['https://ehr.example.com/webhooks?key=1', null],
    ['https://ehr.example.com:443/', null],
    ['https://ehr.example.com:8443/', null],
    ['https://ehr.example.com:1023/', 'webhooks.urlPort'],
    ['https://ehr.example.com:80/', 'webhooks.urlPort'],
    ['http://ehr.example.com/', 'webhooks.urlHttps'],
    ['ftp://ehr.example.com/', 'webhooks.urlHttps'],
    ['https://me@ehr.example.com/', 'webhooks.urlCredentials'],
    ['ehr.example.com', 'webhooks.urlInvalid'],
    ['http://localhost:8080/', 'webhooks.urlHttps'],
  ])('HOOK-10 %s is allowed or refused by its scheme, port and credentials', (url, code) => {
    expect(validateEndpointUrl(url, false)?.code ?? null).toBe(code);
  });

  it.each([
    ['http://localhost:8080/', null],
    ['http://127.0.0.1:8080/', null],
    ['http://[::1]:8080/', null],
    ['http://localhost/', 'webhooks.urlPort'],
    ['http://localhost.example.com:8080/', 'webhooks.urlHttps'],
    ['http://10.0.0.1:8080/', 'webhooks.urlHttps'],
  ])('HOOK-10 plain http may lead to this machine alone where that is allowed: %s', (url, code) => {
    expect(validateEndpointUrl(url, true)?.code ?? null).toBe(code);
  });
});

describe('a delivery that has failed', () => {
  it('HOOK-08 is tried again after 5 s, 30 s, 2 min, 10 min, 1 h, 4 h, 12 h and three times a day, up to a fifth later', () => {
    const hour = 3600;
    const waits = [5, 30, 120, 600, hour, 4 * hour, 12 * hour, 24 * hour, 24 * hour, 24 * hour];
    expect(waits.map((_, at) => planRetry(at + 1, 0))).toEqual(waits);
    expect(planRetry(1, 0.999)).toBeCloseTo(6, 1);
    expect(planRetry(11, 0)).toBeNull();
  });
});
