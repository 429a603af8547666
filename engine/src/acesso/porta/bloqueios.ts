import type { BloqueioEmVigor, EscopoBloqueio } from '@martelo/shared/bloqueio';
import { ErroMartelo } from '@martelo/shared/erros';
import { IndiceDeRedes, lerRede } from '@martelo/shared/rede';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { BLOQUEIOS } from '../../casa/bloqueio.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { acompanhar } from './acompanhar.ts';

/** The blocks that are in force, in memory: asked at every call, every connection and every bid. */
export interface Bloqueios {
  /** @throws ErroMartelo ACESSO_BLOQUEADO */
  exigir(quem: QuemVem, escopos: readonly EscopoBloqueio[]): void;
  /** Whether a device is among what is blocked: else nobody has to be asked for theirs. */
  haAparelhos(): boolean;
  emVigor(): BloqueioEmVigor[];
  emDia(): Promise<void>;
  aoMudar(ouvinte: () => void): () => void;
  parar(): void;
}

export interface QuemVem {
  /** The brand that is asked. Null where none is named: nobody gets around a brand's block by not naming it. */
  hotsiteId: number | null;
  endereco: string;
  aparelhos: readonly (string | null)[];
}

interface Dependencias {
  registros: Registros;
  agora(): number;
  compartilhada: boolean;
}

export async function criarBloqueios({ registros, agora, compartilhada }: Dependencias): Promise<Bloqueios> {
  const colecao = registros.colecao(BLOQUEIOS);
  const ler = async () => {
    const redes = new IndiceDeRedes<BloqueioEmVigor>();
    const aparelhos = new Map<string, BloqueioEmVigor[]>();
    const todos: BloqueioEmVigor[] = [];
    const filtros = [
      { tipo: 'exata', campo: 'situacao', valor: 'VIGENTE' } as const,
      { tipo: 'range', campo: 'ate', min: new Date(agora()).toISOString() } as const,
      SEM_REMOVIDOS,
    ];
    for await (const { uid, tipo, alvo, escopo, ate, todasAsMarcas, hotsiteId } of colecao.percorrer(
      SISTEMA,
      {
        filtros,
      },
    )) {
      const dela = todasAsMarcas ? null : hotsiteId;
      const um = { uid, tipo, alvo, escopo, ate: Date.parse(ate), hotsiteId: dela };
      todos.push(um);
      const rede = tipo === 'REDE' ? lerRede(alvo) : null;
      if (rede !== null) redes.incluir(rede, um);
      if (tipo === 'APARELHO') aparelhos.set(alvo, [...(aparelhos.get(alvo) ?? []), um]);
    }
    return { redes, aparelhos, todos };
  };
  const acompanhado = await acompanhar({ registros, colecao: BLOQUEIOS.nome, ler, compartilhada });

  return {
    exigir({ hotsiteId, endereco, aparelhos }, escopos) {
      const { redes, aparelhos: bloqueados, todos } = acompanhado.atual();
      if (todos.length === 0) return;
      const achados = [
        ...redes.de(endereco),
        ...aparelhos.flatMap((um) => (um === null ? [] : (bloqueados.get(um) ?? []))),
      ];
      const instante = agora();
      const vale = ({ escopo, ate, hotsiteId: dela }: BloqueioEmVigor) =>
        ate > instante &&
        (dela === null || hotsiteId === null || dela === hotsiteId) &&
        escopos.includes(escopo);
      if (achados.some(vale)) throw new ErroMartelo('ACESSO_BLOQUEADO');
    },
    haAparelhos: () => acompanhado.atual().aparelhos.size > 0,
    emVigor: () => acompanhado.atual().todos.filter(({ ate }) => ate > agora()),
    emDia: acompanhado.emDia,
    aoMudar: acompanhado.aoMudar,
    parar: acompanhado.parar,
  };
}
