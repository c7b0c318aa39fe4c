import { expect, it } from 'vitest';
import { definePlugin } from '../plugin.ts';
import { i18nProviderFor } from './i18nProvider.ts';
import { addPageTexts } from './pageTexts.ts';

const sample = definePlugin({
  id: 'sample',
  console: 'portal',
  visibleTo: () => true,
  pages: [],
  messages: {
    en: {
      'sample.flat': 'Flat',
      sample: {
        nested: { deep: 'Hi %{name}, %{unknown}' },
        count: '%{smart_count} patient |||| %{smart_count} patients',
      },
    },
  },
});
const { translate } = i18nProviderFor([sample]);

it.each([
  ['sample.flat', {}, 'Flat'],
  ['sample.nested.deep', { name: 'Ada' }, 'Hi Ada, %{unknown}'],
  ['sample.count', { smart_count: 1 }, '1 patient'],
  ['sample.count', { smart_count: 0 }, '0 patients'],
  ['sample.count', { smart_count: 12 }, '12 patients'],
  ['shell.close', {}, 'Close'],
  ['ra.action.save', {}, 'Save'],
  ['A finished text', {}, 'A finished text'],
  ['sample.missing', { _: 'Instead of %{name}', name: 'x' }, 'Instead of x'],
])('says %s as it should', (key, values, text) => {
  expect(translate(key, values)).toBe(text);
});

it('speaks the texts of a page that is opened later, beside those that were there', () => {
  expect(translate('sample.nested.later')).toBe('sample.nested.later');
  addPageTexts({ en: { sample: { nested: { later: 'Opened' } } } });
  expect(translate('sample.nested.later')).toBe('Opened');
  expect(translate('sample.nested.deep', { name: 'Ada', unknown: 1 })).toBe('Hi Ada, 1');
});
