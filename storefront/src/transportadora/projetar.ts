import type { RemocaoDeFora } from '@martelo/shared/remocoes/de-fora';
import { type CodigoRemocao, PASSOS_DA_REMOCAO, passoDo } from '@martelo/shared/remocoes/remocao';

/** A code that was given here, sent or not. */
export interface Dado {
  codigo: string;
  instante: string;
}

/** A removal as it is once what was done here is there: what may be told next goes on from it, with or without network. */
export function projetar(
  remocao: RemocaoDeFora,
  dados: readonly Dado[],
): Pick<RemocaoDeFora, 'situacao' | 'codigos' | 'eventos'> {
  const la = new Set(remocao.eventos.map(chave));
  const novos = dados.filter((um) => !la.has(chave(um)));
  if (novos.length === 0) return remocao;
  // In whose place one stands is known by what is open now: an act that carriers and drivers share says nothing of it.
  const meus = new Set(
    remocao.codigos.flatMap((um) => {
      const { deFora } = passoDo(um)!;
      return deFora.length === 1 ? deFora : [];
    }),
  );
  let { situacao } = remocao;
  for (const { codigo } of novos) situacao = passoDo(codigo as CodigoRemocao)?.para ?? situacao;
  const codigos = PASSOS_DA_REMOCAO.filter(
    ({ de, deFora }) => de.includes(situacao) && (deFora.length > 1 || deFora.some((um) => meus.has(um))),
  ).map(({ codigo }) => codigo);
  const eventos = novos.map(({ codigo, instante }) => ({
    ...{ codigo: codigo as CodigoRemocao, instante, texto: null },
  }));
  return { situacao, codigos, eventos: [...remocao.eventos, ...eventos] };
}

const chave = ({ codigo, instante }: Dado): string => `${codigo} ${Date.parse(instante)}`;
