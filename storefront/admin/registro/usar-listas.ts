import { useQueryClient } from '@tanstack/react-query';

/** A list that was read a moment ago does not have what was written since. */
export function useLerListas(nome: string): () => void {
  const consultas = useQueryClient();
  return () => void consultas.invalidateQueries({ queryKey: [nome, 'getList'] });
}
