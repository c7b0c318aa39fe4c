import type { Product } from '../../contract/platform/enumerations.ts';
import { places } from './source.ts';

export interface Place {
  id: number;
  clinicId: number;
  name: string;
  timezone: string;
  address1: string;
  city: string;
  stateCode: string;
  zipCode: string;
}

export interface Clinic {
  id: number;
  /** The word before the mail domain: `admin@summit.example.com`. */
  key: string;
  name: string;
  timezone: string;
  products: Product[];
  disabled: boolean;
  isResearchOrg: boolean;
  patients: number;
  participants: number;
  places: Place[];
}

/** The vendor's own organization; its people are the vendor's staff. */
export const VENDOR_ID = 1;

type Outline = Omit<Clinic, 'id' | 'places' | 'disabled' | 'isResearchOrg' | 'timezone'> & {
  cities: string[];
  disabled?: boolean;
  isResearchOrg?: boolean;
};

const outlines: Outline[] = [
  {
    key: 'exer',
    name: 'Exer Team',
    products: ['HEALTH', 'GAIT', 'PRO', 'SCAN'],
    patients: 0,
    participants: 0,
    cities: ['Denver'],
  },
  {
    key: 'summit',
    name: 'Summit Motion Therapy',
    products: ['HEALTH', 'GAIT', 'PRO', 'SCAN'],
    patients: 152,
    participants: 45,
    cities: ['Seattle', 'Boulder', 'New York', 'Phoenix'],
  },
  {
    key: 'lakes',
    name: 'Great Lakes Rehab',
    products: ['HEALTH'],
    patients: 104,
    participants: 0,
    cities: ['Detroit', 'Chicago', 'Indianapolis'],
  },
  {
    key: 'bluegrass',
    name: 'Bluegrass Gait Center',
    products: ['GAIT'],
    patients: 56,
    participants: 0,
    cities: ['Louisville', 'Monticello'],
  },
  {
    key: 'harbor',
    name: 'Harbor Balance Institute',
    products: ['SCAN'],
    patients: 0,
    participants: 60,
    cities: ['San Diego', 'Honolulu'],
    isResearchOrg: true,
  },
  {
    key: 'prairie',
    name: 'Prairie Therapy Partners',
    products: ['HEALTH', 'PRO'],
    patients: 14,
    participants: 0,
    cities: ['Mandan', 'Beulah'],
    disabled: true,
  },
  {
    key: 'horizons',
    name: 'New Horizons Clinic',
    products: ['HEALTH', 'GAIT'],
    patients: 0,
    participants: 0,
    cities: ['Boise'],
  },
];

const streets = [
  'Main Street',
  'Harrison Avenue',
  'Lake Road',
  'Second Street',
  'Maple Avenue',
  'University Way',
  'Canyon Drive',
];

/** The demo organizations: every product mix, one that is disabled, one that is still empty, and the vendor's own. */
export function demoClinics(): Clinic[] {
  const known = new Map(places().map((place) => [place.city, place]));
  let nextPlace = 1;
  return outlines.map(({ cities, disabled = false, isResearchOrg = false, ...outline }, index) => {
    const clinicPlaces = cities.map((city) => {
      const id = nextPlace++;
      const { stateCode, zipCode, timezone } = known.get(city)!;
      const street = streets[id % streets.length]!;
      return {
        id,
        clinicId: index + 1,
        name: `${outline.name.split(' ')[0]} ${city}`,
        timezone,
        address1: `${100 + id * 37} ${street}`,
        city,
        stateCode,
        zipCode,
      };
    });
    return {
      ...outline,
      id: index + 1,
      disabled,
      isResearchOrg,
      timezone: clinicPlaces[0]!.timezone,
      places: clinicPlaces,
    };
  });
}
