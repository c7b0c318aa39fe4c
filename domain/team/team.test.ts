import { describe, expect, it } from 'vitest';
import { spanishMessages } from '../../contract/messages.es.ts';
import { createSpanishFormat } from '../../contract/platform/spanish-format.ts';
import { validateRemoval, validateRoleChange } from './team.ts';

const ADMIN = 'PORTAL_PROVIDER_ADMIN';
const PROVIDER = 'PORTAL_PRACTITIONER';
const ada = { id: 1, role: ADMIN, standing: ADMIN, registered: true } as const;
const ben = { id: 2, role: ADMIN, standing: ADMIN, registered: true } as const;
const invited = { id: 3, role: ADMIN, standing: ADMIN, registered: false } as const;
const cleo = { id: 4, role: PROVIDER, standing: PROVIDER, registered: true } as const;
const other = { id: 9, standing: ADMIN } as const;

it('OPEN-109 a user cannot delete themselves, even beside other admins', () => {
  expect(validateRemoval(ada, [ada, ben], ada)?.text).toBe('You cannot delete yourself.');
  expect(validateRemoval(cleo, [ada, cleo], cleo)?.text).toBe('You cannot delete yourself.');
});

it('A6 the last admin who can sign in can neither be deleted nor lose the role', () => {
  expect(validateRemoval(ada, [ada, invited, cleo], other)?.text).toMatch(/last admin/);
  expect(validateRoleChange(ada, [ada, invited, cleo], PROVIDER)?.text).toMatch(/last admin/);
  expect(validateRoleChange(ada, [ada, invited, cleo], ADMIN)).toBeNull();
});

it('A6 admins can be deleted while another one is registered, and so can all others', () => {
  expect(validateRemoval(ada, [ada, ben], ben)).toBeNull();
  expect(validateRoleChange(ada, [ada, ben], PROVIDER)).toBeNull();
  expect(validateRemoval(invited, [ada, invited], ada)).toBeNull();
  expect(validateRoleChange(invited, [ada, invited], PROVIDER)).toBeNull();
  expect(validateRemoval(cleo, [ada, cleo], ada)).toBeNull();
});

describe('in the vendor organization', () => {
  const vera = { id: 11, role: ADMIN, standing: 'VENDOR_ADMIN', registered: true } as const;
  const vito = { id: 12, role: ADMIN, standing: 'VENDOR_ADMIN', registered: true } as const;
  const sue = { id: 13, role: ADMIN, standing: 'VENDOR_SUPPORT', registered: true } as const;
  const sam = { id: 14, role: ADMIN, standing: 'VENDOR_SUPPORT', registered: true } as const;
  const all = [vera, vito, sue, sam, ada, cleo];

  it('A5 A6 support and admins of clinics can neither remove nor change users above them', () => {
    for (const [colleague, self] of [
      [vera, sue],
      [vera, ada],
      [sue, ada],
    ] as const) {
      expect(validateRemoval(colleague, all, self)?.text).toMatch(/higher role than yours/);
      expect(validateRoleChange(colleague, all, PROVIDER, self)?.text).toMatch(/higher role than yours/);
    }
    expect(validateRemoval(vera, all, vito)).toBeNull();
    expect(validateRemoval(sam, all, sue)).toBeNull();
    expect(validateRemoval(ada, all, sue)).toBeNull();
  });

  it('A6 support and a clinic admin do not stand in for the last vendor admin, who stands in for them', () => {
    expect(validateRemoval(vera, [vera, sue, ada], { id: 99, standing: 'VENDOR_ADMIN' })?.text).toMatch(/last admin/);
    expect(validateRoleChange(vera, [vera, sue, ada], PROVIDER)?.text).toMatch(/last admin/);
    expect(validateRemoval(ada, [ada, sue], sue)?.text).toMatch(/last admin/);
    expect(validateRemoval(ada, [ada, vera], vera)).toBeNull();
    expect(validateRemoval(sue, [ada, sue], sam)).toBeNull();
  });
});

it('OPEN-058 says in Spanish why a colleague cannot be deleted', () => {
  const format = createSpanishFormat(spanishMessages, (term) => term);
  expect(format(validateRemoval(ada, [ada, ben], ada)!)).toBe('No puede eliminarse a sí mismo.');
  expect(format(validateRemoval(ada, [ada, cleo], other)!)).toBe(
    'El último administrador de una organización no se puede eliminar.',
  );
});
