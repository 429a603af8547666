import { aguardaAprovacao } from '@martelo/shared/aprovacao';
import { ErroMartelo } from '@martelo/shared/erros';
import { comandoId } from '@martelo/shared/identificador';
import { QUEM_DESTINA } from '@martelo/shared/papeis';
import { z } from 'zod';
import { exigirCompraDeOutro } from '../../acesso/usuarios/mesma-pessoa.ts';
import { autorDe, identificar, idOuUid, paramsUid, uidDoComando } from '../../api/comando.ts';
import { Pendente, type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { RECEBIMENTOS } from '../../casa/credito-sem-destino.ts';
import { VENDAS, vendaComPagamento } from '../../leituras/registros/venda.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registros } from '../../records/records.ts';
import type { Aprovacoes } from './aprovar.ts';
import { ATO_DO_CREDITO } from './atos-do-acerto.ts';
import type { EhDoComprador } from './creditos-de-outro.ts';
import { comoDinheiro, type Recebimentos } from './recebimentos.ts';

interface Dependencias {
  registros: Registros;
  umaVez: UmaVez;
  recebimentos: Pick<Recebimentos, 'destinar' | 'devolver'>;
  aprovacoes: Pick<Aprovacoes, 'pedir'>;
  ehDoComprador: EhDoComprador;
  /** Unix ms. */
  agora(): number;
}

const motivo = z.string().trim().min(3).max(300);
const destino = z.strictObject({ comandoId, venda: idOuUid, motivo });
const destinado = z.object({ uid: z.guid(), situacao: z.literal('APLICADO'), vendaUid: z.guid() });

/**
 * Staff say which sale money is for that named none (P9): never guessed. Of who bought there, by one person; somebody else's, or nobody
 * knows whose, by two (P10).
 */
export function rotasDosCreditos(d: Dependencias): Rota[] {
  const { registros } = d;
  return [
    rota({
      metodo: 'post',
      caminho: '/v1/creditos-sem-destino/:uid/destinar',
      resumo: 'Destina a uma venda da marca um crédito que ficou sem destino',
      guarda: QUEM_DESTINA,
      params: paramsUid,
      body: destino,
      resposta: destinado,
      pendente: aguardaAprovacao,
      async executar({ params, body: { comandoId: comando, venda: alvo, motivo: porque }, chamador, req }) {
        const quem = identificar(chamador, req, comando);
        const { acesso } = chamador;
        const pedido = { chamada: 'destinar', credito: params.uid, alvo, motivo: porque };
        const { pendente, feito } = await d.umaVez(quem, pedido, async () => {
          const credito = await porIdOuUid(registros.colecao(RECEBIMENTOS), acesso, params.uid);
          const venda = await porIdOuUid(registros.colecao(VENDAS), acesso, alvo);
          if (credito === null || venda === null) throw new ErroMartelo('NAO_ENCONTRADO');
          if (credito.situacao !== 'SEM_DESTINO') throw new ErroMartelo('ESTADO_MUDOU');
          await exigirCompraDeOutro(registros, acesso, venda);
          const proprio = await d.ehDoComprador(venda, credito);
          if (proprio) {
            await d.recebimentos.destinar(chamador, credito, {
              ...{ vendaUid: venda.uid, motivo: porque, proprio },
            });
            const destinado = { uid: credito.uid, situacao: 'APLICADO' as const, vendaUid: venda.uid };
            return { feito: destinado, pendente: null };
          }
          const corpo = {
            comandoId: comando,
            dinheiro: { ...comoDinheiro(credito), proprio },
            motivo: porque,
          };
          const feitura = {
            ...{ corpo, alvo: null, uid: uidDoComando(quem), por: autorDe(chamador), em: d.agora() },
          };
          const segunda = { tipo: 'credito-de-outro', valor: credito.valor } as const;
          return {
            pendente: await d.aprovacoes.pedir(acesso, venda, ATO_DO_CREDITO, feitura, segunda),
            feito: null,
          };
        });
        return pendente === null ? feito : new Pendente(pendente);
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/creditos-sem-destino/:uid/devolver',
      resumo:
        'Põe a devolver, na compra que o crédito cita e que não recebe mais, o que veio: a devolução é feita depois, a dois',
      guarda: QUEM_DESTINA,
      params: paramsUid,
      body: z.strictObject({ comandoId, motivo }),
      resposta: destinado,
      async executar({ params, body, chamador, req }) {
        const quem = identificar(chamador, req, body.comandoId);
        const { acesso } = chamador;
        const pedido = { chamada: 'devolver', credito: params.uid, motivo: body.motivo };
        return d.umaVez(quem, pedido, async () => {
          const credito = await porIdOuUid(registros.colecao(RECEBIMENTOS), acesso, params.uid);
          if (credito === null) throw new ErroMartelo('NAO_ENCONTRADO');
          if (credito.situacao !== 'SEM_DESTINO') throw new ErroMartelo('ESTADO_MUDOU');
          const { pagamentoUid } = credito;
          const venda =
            pagamentoUid && (await vendaComPagamento(registros.colecao(VENDAS), acesso, pagamentoUid));
          if (!venda) throw new ErroMartelo('CREDITO_SEM_COMPRA');
          await exigirCompraDeOutro(registros, acesso, venda);
          await d.recebimentos.devolver(chamador, credito, { venda, motivo: body.motivo });
          return { uid: credito.uid, situacao: 'APLICADO' as const, vendaUid: venda.uid };
        });
      },
    }),
  ];
}
