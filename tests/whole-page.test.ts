// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { faultsOfPage } from './whole-page.ts';

function faultsOf(html: string) {
  document.body.innerHTML = html;
  return faultsOfPage(document.body);
}

it.each([
  ['a key without its text', '<p>scanSessions.provider (3)</p>', '<p></p> says "scanSessions.provider (3)"'],
  ['a value that is absent', '<b title="of undefined">x</b>', '<b title="of undefined"></b> says "of undefined"'],
  ['a number that is none', '<b>NaN steps</b>', '<b></b> says "NaN steps"'],
  ['a thing in a text', '<b>[object Object]</b>', '<b></b> says "[object Object]"'],
  ['a day that is none', '<b>Invalid Date</b>', '<b></b> says "Invalid Date"'],
  ['a place that was not filled in', '<b>%{count} left</b>', '<b></b> says "%{count} left"'],
  [
    'an address of nothing',
    '<a href="/patients/null/">Ada</a>',
    '<a href="/patients/null/"></a> says "/patients/null/"',
  ],
  [
    'a field that says nothing',
    '<input aria-label="Age" value="NaN">',
    '<input aria-label="Age" value="NaN"> says "NaN"',
  ],
  ['an empty paragraph', '<p> <span>\u200B</span></p>', '<p></p> is empty'],
  ['an empty cell of a head', '<table><tr><th></th></tr></table>', '<th></th> is empty'],
  ['an empty alert', '<div role="alert"></div>', '<div role="alert"></div> is empty'],
  ['a button of a picture alone', '<button><svg aria-hidden="true"></svg></button>', '<button></button> has no name'],
  ['a field without a label', '<input placeholder="">', '<input placeholder=""> has no name'],
  ['a dialog without a title', '<div role="dialog"><p>Sure?</p></div>', '<div role="dialog"></div> has no name'],
  ['a picture without words', '<img src="x">', '<img src="x"> has no name'],
])('a page is found to have %s', (_fault, html, found) => {
  expect(faultsOf(html)).toEqual([found]);
});

it.each([
  ['a paragraph of a picture', '<p><svg></svg></p>'],
  ['a heading of a column that only says its name', '<table><tr><th aria-label="Week 2"></th></tr></table>'],
  ['what is drawn for the eye alone', '<ul aria-hidden="true"><li></li></ul><img alt="">'],
  ['a field named by its label', '<label>Age <input></label>'],
  ['a dialog named by its title', '<div role="dialog" aria-labelledby="t"><h2 id="t">Sure?</h2></div>'],
  ['the name of a file', '<strong translate="no">people.csv</strong>'],
  ['addresses and numbers', '<p>ada@clinic.example, https://exer.example/a.b, 1.2.3, e.g. p.m. in 0.5 s.</p>'],
])('a page may have %s', (_fine, html) => {
  expect(faultsOf(html)).toEqual([]);
});
