import { lerReais } from '@martelo/shared/reais';
import type { PrecoDeEnvio } from './linha.ts';

export type Destino = 'pais' | 'estado' | 'faixa';

const OPCIONAIS = [
  ...['origemUf', 'destinoUf', 'destinoCepInicio', 'destinoCepFim'],
  ...['validoDe', 'validoAte'],
] as const;
type Opcional = 'origemUf' | 'destinoUf' | 'destinoCepInicio' | 'destinoCepFim' | 'validoDe' | 'validoAte';

/** What is sent of the form: of the destinations the chosen one alone; of a row that is there, null for what it named and names no more. */
export function corpoDoFormulario(
  campos: FormData,
  antes: PrecoDeEnvio | null,
): { corpo: Record<string, unknown> } | { erro: 'valor' } {
  const texto = (nome: string): string => String(campos.get(nome) ?? '').trim();
  const valor = lerReais(texto('valor'));
  if (valor === null) return { erro: 'valor' };
  const destino = texto('destino') as Destino;
  const doDestino = (nome: string): boolean =>
    nome === 'destinoUf' ? destino === 'estado' : !nome.startsWith('destinoCep') || destino === 'faixa';
  const corpo: Record<string, unknown> = {
    ...(antes === null ? {} : { revisao: antes.revisao }),
    ...{ nome: texto('nome'), metodo: texto('metodo'), valor, dias: Number(texto('dias')) },
  };
  for (const nome of OPCIONAIS) {
    const escrito = doDestino(nome) ? texto(nome) : '';
    if (escrito !== '') corpo[nome] = escrito;
    else if (antes?.[nome as Opcional] !== undefined) corpo[nome] = null;
  }
  return { corpo };
}
