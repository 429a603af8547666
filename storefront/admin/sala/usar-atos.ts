import type { EstadoDoPregao, NomeDaAcao } from '@martelo/shared/leiloeiro';
import { useState } from 'react';
import { degrau, proximaChamada, reais, type Surpresa, salta, surpreende } from './atos.ts';
import { usePalavras } from './contexto.ts';
import type { Ato, Desfecho, PregaoAberto } from './pregao.ts';
import type { Comando } from './teclas.ts';

export interface Aviso {
  tom: 'bom' | 'ruim' | 'espera';
  texto: string;
  /** So that the same words said again are said again. */
  n: number;
}

/** What is asked once more: an act, or a bid. */
export type Pergunta =
  | { acao: Surpresa }
  | { acao: 'lance-presencial'; valor: number; apelidoUid: string | null };

/** Acts of the console: by key or by button they go one way, one at a time. */
export function useAtos(aberto: PregaoAberto | null, estado: EstadoDoPregao | null, ligada: boolean) {
  const P = usePalavras();
  const [agindo, definirAgindo] = useState<NomeDaAcao | null>(null);
  const [pergunta, perguntar] = useState<Pergunta | null>(null);
  const [aviso, avisar] = useState<Aviso | null>(null);
  const dizer = (tom: Aviso['tom'], texto: string) =>
    avisar((antes) => ({ tom, texto, n: (antes?.n ?? 0) + 1 }));
  const soAcompanha = estado?.consoles.find(({ eu }) => eu)?.soAcompanha ?? false;

  const mudanca = ({ mudanca }: Extract<Desfecho, { tipo: 'mudou' }>): string => {
    if (mudanca.tipo === 'outro-lote') return P.aviso.outroLote(mudanca.numero);
    if (mudanca.tipo === 'outra') return P.aviso.outraCoisa;
    return P.aviso.lance(
      reais(mudanca.valor),
      mudanca.apelido,
      mudanca.presencial ? P.origem.sala : P.origem.site,
    );
  };

  /** @returns whether it was done */
  const enviar = async (ato: Ato): Promise<boolean> => {
    if (aberto === null || estado === null || !ligada || agindo !== null) return false;
    definirAgindo(ato.acao);
    try {
      const desfecho = await aberto.agir(ato);
      switch (desfecho.tipo) {
        case 'feito':
          avisar(null);
          return true;
        case 'mudou':
          dizer('espera', P.aviso.mudou(mudanca(desfecho)));
          return false;
        case 'recusado':
          dizer('ruim', desfecho.mensagem);
          return false;
        case 'sem-resposta':
          dizer('ruim', P.aviso.semResposta(P.atos[ato.acao]));
          return false;
      }
    } finally {
      definirAgindo(null);
    }
  };

  const pode = (acao: NomeDaAcao): boolean =>
    ligada && !soAcompanha && (estado?.acoes.includes(acao) ?? false);

  /** An act that needs nothing besides: asked once more where it surprises. */
  const fazer = async (acao: NomeDaAcao, certo = false): Promise<void> => {
    if (!pode(acao)) return dizer('espera', soAcompanha ? P.consoles.soAcompanha : P.aviso.naoAgora);
    if (!certo && surpreende(estado!.lote, acao)) return perguntar({ acao });
    perguntar(null);
    await enviar({ acao } as Ato);
  };

  const mudarIncremento = async (sentido: 1 | -1): Promise<void> => {
    const valor = estado?.lote ? degrau(estado.lote.incremento, sentido) : null;
    if (valor === null || !pode('incremento')) return;
    await enviar({ acao: 'incremento', valor });
  };

  /** @returns whether it was taken */
  const lancar = async (valor: number, apelidoUid: string | null, certo = false): Promise<boolean> => {
    if (!pode('lance-presencial')) {
      dizer('espera', soAcompanha ? P.consoles.soAcompanha : P.aviso.naoAgora);
      return false;
    }
    if (apelidoUid === null) {
      dizer('espera', P.daSala.semApelido);
      return false;
    }
    if (!certo && estado!.lote !== null && salta(estado!.lote, valor)) {
      perguntar({ acao: 'lance-presencial', valor, apelidoUid });
      return false;
    }
    perguntar(null);
    return enviar({ acao: 'lance-presencial', valor, apelidoUid });
  };

  /** What a key does that is no bid. */
  const comando = (qual: Exclude<Comando, 'proximo-valor' | 'escrever-recado'>): Promise<void> => {
    if (qual === 'chamada') {
      const chamada = estado === null ? null : proximaChamada(estado);
      return fazer(chamada ?? 'dou-lhe-uma');
    }
    if (qual === 'pausar') return fazer(estado?.acoes.includes('retomar') ? 'retomar' : 'pausar');
    // Back to the lot before: what opened this one is undone, as long as that is the last thing done.
    if (qual === 'voltar')
      return estado?.ultimaAcao === 'abrir-lote'
        ? fazer('desfazer')
        : Promise.resolve(dizer('espera', P.aviso.naoAgora));
    return fazer(qual);
  };

  return {
    ...{
      agindo,
      aviso,
      pergunta,
      perguntar,
      dizer,
      soAcompanha,
      pode,
      enviar,
      fazer,
      lancar,
      comando,
      mudarIncremento,
    },
  };
}
export type Atos = ReturnType<typeof useAtos>;
