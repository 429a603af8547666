import { Contador, type SomaDeVisitas } from '@martelo/shared/visitas/contador';
import { ultimosDias, visitasDosDias } from '@martelo/shared/visitas/por-dia';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { VISITAS_DO_LOTE } from './registro.ts';

interface Dependencias {
  registros: Registros;
  /** Unix ms. */
  agora(): number;
}

/** How often lots are opened. */
export interface Visitas {
  contar(visita: { hotsiteId: number; lelUid: string; quem: string }): void;
  /** Of all brands that showed it, and day by day for the last thirty. */
  doLote(lelUid: string): Promise<{
    visualizacoes: number;
    visitantes: number;
    dias: ReturnType<typeof visitasDosDias>;
  }>;
  /** Writes what was counted since the last time. */
  descarregar(): Promise<void>;
  parar(): Promise<void>;
}

const ESPERA_MS = 3_000;
const DIAS = 30;

export function criarVisitas({ registros, agora }: Dependencias): Visitas {
  const colecao = registros.colecao(VISITAS_DO_LOTE);
  // Two engines that write one row at once: who comes second has it refused, and adds it up the next time.
  const gravar = async ({ hotsite, oQue, dia, visualizacoes, visitantes }: SomaDeVisitas) => {
    const uid = `${oQue}:${hotsite}:${dia}`;
    const antes = await colecao.obter(SISTEMA, uid);
    const soma = {
      ...{ uid, lelUid: oQue, hotsiteId: hotsite, dia },
      visualizacoes: (antes?.visualizacoes ?? 0) + visualizacoes,
      visitantes: (antes?.visitantes ?? 0) + visitantes,
    };
    await (antes === null ? colecao.inserir(SISTEMA, soma) : colecao.salvar(SISTEMA, soma, antes.revisao));
  };
  const contador = new Contador(gravar, agora);
  const relogio = setInterval(() => void contador.descarregar(), ESPERA_MS).unref();
  return {
    contar: ({ hotsiteId, lelUid, quem }) => contador.contar({ hotsite: hotsiteId, oQue: lelUid, quem }),
    async doLote(lelUid) {
      const filtros = [{ tipo: 'exata' as const, campo: 'lelUid', valor: lelUid }];
      const somas = await Array.fromAsync(colecao.percorrer(SISTEMA, { filtros }));
      const total = (campo: 'visualizacoes' | 'visitantes') =>
        somas.reduce((soma, dia) => soma + dia[campo], 0);
      return {
        visualizacoes: total('visualizacoes'),
        visitantes: total('visitantes'),
        dias: visitasDosDias(ultimosDias(DIAS, agora()), somas),
      };
    },
    descarregar: () => contador.descarregar(),
    async parar() {
      clearInterval(relogio);
      await contador.descarregar();
    },
  };
}
