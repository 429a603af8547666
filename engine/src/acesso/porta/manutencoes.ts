import { ErroMartelo } from '@martelo/shared/erros';
import {
  type AreaDaPlataforma,
  type AvisoDeManutencao,
  avisoAosVisitantes,
  fechadaPor,
  type ManutencaoEmCurso,
  segundosAte,
} from '@martelo/shared/manutencao';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { fimDaManutencao, MANUTENCOES } from '../../casa/manutencao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { acompanhar } from './acompanhar.ts';

/** What is announced and active, in memory. */
export interface Manutencoes {
  emCurso(): readonly ManutencaoEmCurso[];
  emDia(): Promise<void>;
  /** @throws ErroMartelo EM_MANUTENCAO while an area of a brand is closed */
  exigirAberta(hotsiteId: number | null, area: AreaDaPlataforma): void;
  fechada(hotsiteId: number | null, area: AreaDaPlataforma): boolean;
  aviso(hotsiteId: number): AvisoDeManutencao | null;
  /** Writes down those whose time has passed. */
  encerrarVencidas(): Promise<void>;
  aoMudar(ouvinte: () => void): () => void;
  parar(): void;
}

interface Dependencias {
  registros: Registros;
  agora(): number;
  compartilhada: boolean;
}

export async function criarManutencoes({
  registros,
  agora,
  compartilhada,
}: Dependencias): Promise<Manutencoes> {
  const colecao = registros.colecao(MANUTENCOES);
  const filtros = [
    { tipo: 'multipla' as const, campo: 'situacao', valores: ['AVISADA', 'ATIVA'] },
    SEM_REMOVIDOS,
  ];
  const ler = async (): Promise<ManutencaoEmCurso[]> => {
    const lidas: ManutencaoEmCurso[] = [];
    for await (const doc of colecao.percorrer(SISTEMA, { filtros }))
      lidas.push({
        ...{ uid: doc.uid, situacao: doc.situacao as 'AVISADA' | 'ATIVA', alcance: doc.alcance },
        ...{ mensagem: doc.mensagem ?? null, ate: fimDaManutencao(doc) },
        inicio: (doc.situacao === 'ATIVA' ? doc.ativadaEm : doc.inicio) ?? null,
        hotsiteId: doc.todasAsMarcas ? null : doc.hotsiteId,
      });
    return lidas;
  };
  const acompanhado = await acompanhar({ registros, colecao: MANUTENCOES.nome, ler, compartilhada });
  const qual = (hotsiteId: number | null, area: AreaDaPlataforma) =>
    fechadaPor(acompanhado.atual(), { hotsiteId, area, agora: agora() });

  return {
    emCurso: acompanhado.atual,
    emDia: acompanhado.emDia,
    exigirAberta(hotsiteId, area) {
      if (acompanhado.atual().length === 0) return;
      const fecha = qual(hotsiteId, area);
      if (fecha === null) return;
      throw new ErroMartelo('EM_MANUTENCAO', {
        aguardarSegundos: segundosAte(fecha.ate, agora()),
        ate: fecha.ate,
      });
    },
    fechada: (hotsiteId, area) => qual(hotsiteId, area) !== null,
    aviso: (hotsiteId) => avisoAosVisitantes(acompanhado.atual(), hotsiteId, agora()),
    async encerrarVencidas() {
      for (const { uid, ate } of acompanhado.atual()) {
        if (ate === null || Date.parse(ate) > agora()) continue;
        const doc = await colecao.obter(SISTEMA, uid);
        const fim = doc && fimDaManutencao(doc);
        if (!doc || !fim || Date.parse(fim) > agora()) continue;
        const { revisao } = doc;
        // Another process, or a person, was quicker: it is over all the same, or goes on by their word.
        await colecao
          .salvar(SISTEMA, { ...doc, situacao: 'DESLIGADA', desligadaEm: fim }, revisao)
          .catch((erro: unknown) => {
            if (!(erro instanceof ErroMartelo) || erro.codigo !== 'REVISAO_DESATUALIZADA') throw erro;
          });
      }
    },
    aoMudar: acompanhado.aoMudar,
    parar: acompanhado.parar,
  };
}
