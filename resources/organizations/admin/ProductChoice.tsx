import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { products, type Product } from '../../../contract/platform/enumerations.ts';

interface Props {
  chosen: readonly Product[];
  error: string | undefined;
  onChange: (chosen: Product[]) => void;
}

/** The products of an organization, in the order of the specification. */
export const ProductChoice = ({ chosen, error, onChange }: Props) => {
  const translate = useTranslate();
  const errorId = useId();
  const toggle = (product: Product, isHeld: boolean) =>
    onChange(products.filter((each) => (each === product ? isHeld : chosen.includes(each))));
  return (
    <FormControl component="fieldset" error={error !== undefined} aria-describedby={error && errorId}>
      <FormLabel component="legend">{translate('resources.organizations.fields.products')}</FormLabel>
      <FormGroup row>
        {products.map((product) => (
          <FormControlLabel
            key={product}
            label={translate(`productNames.${product}`)}
            control={
              <Checkbox
                checked={chosen.includes(product)}
                onChange={({ target }) => toggle(product, target.checked)}
                slotProps={{ input: { 'aria-describedby': error && errorId } }}
              />
            }
          />
        ))}
      </FormGroup>
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
};
