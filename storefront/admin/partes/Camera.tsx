import type { RefObject } from 'react';

/** A phone's camera, or a picture that it has already: opened by a button beside it, through `de`. */
export function Camera({
  de,
  aoTirar,
}: {
  de: RefObject<HTMLInputElement | null>;
  aoTirar: (foto: File) => void;
}) {
  return (
    <input
      ref={de}
      type="file"
      accept="image/*"
      capture="environment"
      hidden
      aria-hidden
      tabIndex={-1}
      onChange={({ currentTarget }) => {
        const [foto] = [...(currentTarget.files ?? [])];
        // The same one may be chosen again.
        currentTarget.value = '';
        if (foto !== undefined) aoTirar(foto);
      }}
    />
  );
}
