import type { Achado } from './regra.ts';

/** "2 erros e 1 aviso"; empty when there is nothing. */
export function contar(achados: readonly Pick<Achado, 'gravidade'>[]): string {
  const erros = achados.filter(({ gravidade }) => gravidade === 'erro').length;
  const avisos = achados.length - erros;
  return [
    ...(erros > 0 ? [`${erros} ${erros === 1 ? 'erro' : 'erros'}`] : []),
    ...(avisos > 0 ? [`${avisos} ${avisos === 1 ? 'aviso' : 'avisos'}`] : []),
  ].join(' e ');
}
