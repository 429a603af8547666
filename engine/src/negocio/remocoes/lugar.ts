import { remocaoComLugar } from '@martelo/shared/remocoes/remocao';
import type { ServicosDaEstadia } from '../../casa/estadia.ts';
import { chaveDoLugarDe, REMOCOES, type ServicosDasRemocoes } from '../../casa/remocao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { EmExclusivo } from '../../records/exclusivo.ts';
import type { Registros } from '../../records/records.ts';
import { esperaDe } from './mover.ts';

interface Dependencias {
  registros: Registros;
  estadias: Pick<ServicosDaEstadia, 'cancelarEstadiaPrevista' | 'esperarDaRemocao' | 'esperadasDeRemocoes'>;
  emExclusivo: EmExclusivo;
  /** Unix ms. */
  agora(): number;
}

/** The places that removals hold at yards, let go with them. */
export function criarLugares({ registros, estadias, emExclusivo, agora }: Dependencias): {
  soltarLugar: ServicosDasRemocoes['soltarLugar'];
  /** Brings what is expected to what removals say: a process may have died between the place and the removal that it was held for. */
  conciliar(): Promise<void>;
} {
  const remocoes = registros.colecao(REMOCOES);
  const soltarLugar: ServicosDasRemocoes['soltarLugar'] = (remocaoUid, motivo) =>
    emExclusivo([chaveDoLugarDe(remocaoUid)], async () => {
      const atual = await remocoes.obter(SISTEMA, remocaoUid);
      // It was confirmed again meanwhile: that is another place.
      if (atual !== null && remocaoComLugar(atual.situacao)) return;
      await estadias.cancelarEstadiaPrevista(remocaoUid, motivo);
    });
  return {
    soltarLugar,
    async conciliar() {
      for await (const { remocaoUid, patUid } of estadias.esperadasDeRemocoes()) {
        const dela = remocaoUid === null ? null : await remocoes.obter(SISTEMA, remocaoUid);
        if (remocaoUid === null || dela?.situacao === 'CONCLUIDA') continue;
        if (dela === null || !remocaoComLugar(dela.situacao))
          await soltarLugar(remocaoUid, 'A remoção não o segura mais');
        else if (dela.patioUid !== patUid)
          await emExclusivo([chaveDoLugarDe(remocaoUid)], async () => {
            const atual = await remocoes.obter(SISTEMA, remocaoUid);
            if (atual !== null && remocaoComLugar(atual.situacao))
              await estadias.esperarDaRemocao(esperaDe(atual, agora()));
          });
      }
    },
  };
}
