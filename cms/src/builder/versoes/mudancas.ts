import type { PaginaSite, Sessao } from '@martelo/shared/pagina';
import { VERSOES } from '../../palavras/construtor/versoes.ts';
import { type CampoDiferente, camposDiferentes } from '../modelo/campos-diferentes.ts';
import { diferenca } from '../modelo/diferenca.ts';

/** What became of one section between two versions. */
export interface Mudanca {
  id: string;
  nome: string;
  tipo: 'incluida' | 'apagada' | 'alterada' | 'movida';
  campos: CampoDiferente[];
}

const DA_PAGINA = {
  titulo: VERSOES.tituloDaPagina,
  tituloPagina: VERSOES.tituloNoTopo,
  descricaoPagina: VERSOES.textoNoTopo,
  descricao: VERSOES.descricaoParaBuscadores,
  keywords: 'Palavras-chave',
} as const;

/** What changed from one version to the other, in the order of the newer; what was deleted comes last. */
export function mudancasEntre(de: PaginaSite, para: PaginaSite): Mudanca[] {
  const antes = new Map(de.sessoes.map((uma) => [uma.id, uma]));
  const depois = new Set(para.sessoes.map(({ id }) => id));
  const movidas = new Set(
    diferenca(de.sessoes, para.sessoes).flatMap((um) => (um.op === 'mover' ? [um.id] : [])),
  );
  return [
    ...daPagina(de, para),
    ...para.sessoes.flatMap((uma) => daSecao(antes.get(uma.id), uma, movidas.has(uma.id))),
    ...de.sessoes
      .filter(({ id }) => !depois.has(id))
      .map(({ id, nome }): Mudanca => ({ id, nome, tipo: 'apagada', campos: [] })),
  ];
}

function daSecao(antes: Sessao | undefined, agora: Sessao, movida: boolean): Mudanca[] {
  const { id, nome } = agora;
  if (!antes) return [{ id, nome, tipo: 'incluida', campos: [] }];
  const campos = camposDiferentes(antes, agora);
  if (campos.length > 0) return [{ id, nome, tipo: 'alterada', campos }];
  return movida ? [{ id, nome, tipo: 'movida', campos: [] }] : [];
}

function daPagina(de: PaginaSite, para: PaginaSite): Mudanca[] {
  const campos = Object.entries(DA_PAGINA).flatMap(([nome, rotulo]): CampoDiferente[] => {
    const [antes, agora] = [de[nome as keyof typeof DA_PAGINA], para[nome as keyof typeof DA_PAGINA]];
    const valor = (texto: string) =>
      texto ? ({ tipo: 'texto', texto } as const) : ({ tipo: 'nada' } as const);
    return antes === agora ? [] : [{ chave: nome, rotulo, de: valor(antes), para: valor(agora) }];
  });
  return campos.length > 0 ? [{ id: '', nome: VERSOES.dadosDaPagina, tipo: 'alterada', campos }] : [];
}
