import { describe, expect, it } from 'vitest';
import { fitTextMessage, toTextAlphabet } from './text-message.ts';

describe('a text message', () => {
  it('PTL-58 holds letters of the 7-bit alphabet only, with other accents taken off', () => {
    expect(toTextAlphabet('Fisioterapia Peñón – «Ángel’s» 王')).toBe("Fisioterapia Peñon - Angel's");
    expect(toTextAlphabet('su página está lista')).toBe('su pagina esta lista');
    expect(toTextAlphabet('¿Café? à la carte, ÄÖÜ ß €5')).toBe('¿Café? à la carte, ÄÖÜ ß 5');
  });

  it('PTL-58 is at most 160 characters: the name of the clinic is cut, the link is not', () => {
    const link = `https://portal.clinic.example/p/${'a'.repeat(30)}`;
    const text = fitTextMessage(
      'Physical Therapy and Sports Medicine Associates of the Greater Lakes',
      `your page is ready: ${link} Last reminder until you open it.`,
    );
    expect(text).toHaveLength(160);
    expect(text).toMatch(/^Physical Therapy and Sports Medicine Associ: your page is ready: https/);
    expect(text).toContain(`${link} Last reminder until you open it.`);
    expect(fitTextMessage('Summit', 'your page')).toBe('Summit: your page');
    expect(fitTextMessage('王', 'your page')).toBe('your page');
  });
});
