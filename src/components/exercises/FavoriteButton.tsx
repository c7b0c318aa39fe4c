import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises.ts';
import type { Favorites } from './useFavorites.ts';

const Heart = styled('button')({
  position: 'absolute',
  top: 6,
  right: 6,
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-pill)',
  background: 'var(--surface)',
  color: 'var(--ink-muted)',
  cursor: 'pointer',
  '&[aria-pressed=true]': { color: 'var(--error)' },
  '&[aria-disabled=true]': { cursor: 'progress' },
});

interface Props {
  exercise: Pick<Exercise, 'id' | 'name'>;
  favorites: Favorites;
  className?: string;
}

/** The heart of an exercise; it rests while a change of favorites is on its way (LIB-12, LIB-22). */
export const FavoriteButton = ({ exercise: { id, name }, favorites, className }: Props) => {
  const label = useTranslate()('exercises.favorite', { name });
  const isFavorite = favorites.ids.has(id);
  return (
    <Heart
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-pressed={isFavorite}
      aria-disabled={favorites.busy}
      onClick={() => favorites.toggle(id)}
    >
      {isFavorite ? <FavoriteIcon fontSize="small" /> : <FavoriteBorderIcon fontSize="small" />}
    </Heart>
  );
};
