import { expect, it } from 'vitest';
import { definePlugin } from '../plugin.ts';
import { createI18nProvider } from './i18nProvider.ts';
import { addMessages } from './loadedMessages.ts';

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
const { translate } = createI18nProvider([sample]);

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
])('the i18n provider translates %s', (key, values, text) => {
  expect(translate(key, values)).toBe(text);
});

it('the i18n provider adds the texts of a page that is opened later', () => {
  expect(translate('sample.nested.later')).toBe('sample.nested.later');
  addMessages({ en: { sample: { nested: { later: 'Opened' } } } });
  expect(translate('sample.nested.later')).toBe('Opened');
  expect(translate('sample.nested.deep', { name: 'Ada', unknown: 1 })).toBe('Hi Ada, 1');
});
