import { arquivoVisto } from '@martelo/shared/arquivo';
import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_ENTREGA } from '@martelo/shared/papeis';
import { envioDeFoto, ROTULOS_AGENDAMENTO } from '@martelo/shared/pos-venda/agendamento';
import { FOTOS_DA_ENTREGA_MAX } from '@martelo/shared/pos-venda/fotos-da-entrega';
import { z } from 'zod';
import { identificar, paramsUid, uidDoComando } from '../../api/comando.ts';
import { exigirDireito } from '../../api/recurso/no-patio.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { TIPOS_ACEITOS } from '../../files/exam.ts';
import type { Files } from '../../files/files.ts';
import { AGENDAMENTOS, type Agendamento } from '../../leituras/registros/agendamento.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registros } from '../../records/records.ts';
import type { GravarAgendamento } from './mudar-agendamento.ts';

interface Dependencias {
  registros: Registros;
  arquivos: Files;
  gravar: GravarAgendamento;
  umaVez: UmaVez;
}

/** A picture, as phones take them. */
const FOTOS = TIPOS_ACEITOS.filter((tipo) => tipo !== 'application/pdf');

/**
 * Pictures of lots as they left the yard (P18). Each is a command of its own, so that a gate without network keeps it and tells it later,
 * once, after the handing over that it belongs to.
 */
export function rotasDasFotos({ registros, arquivos, gravar, umaVez }: Dependencias): Rota[] {
  const achar = async ({ acesso }: Chamador, uid: string) => {
    const achado = await porIdOuUid(registros.colecao(AGENDAMENTOS), acesso, uid);
    if (achado === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return achado;
  };
  /** What is still to leave, or has. @throws ErroMartelo TRANSICAO_INVALIDA */
  const exigir = ({ situacao }: Pick<Agendamento, 'situacao'>): void => {
    if (situacao !== 'AGENDADO' && situacao !== 'ENTREGUE')
      throw new ErroMartelo('TRANSICAO_INVALIDA', {
        ...{ de: ROTULOS_AGENDAMENTO[situacao], para: ROTULOS_AGENDAMENTO.ENTREGUE },
      });
  };
  const caminho = '/v1/agendamentos/:uid/fotos';

  return [
    rota({
      metodo: 'post',
      caminho,
      resumo: `Guarda uma foto da entrega (campo \`arquivo\`, até 15 MB); no máximo ${FOTOS_DA_ENTREGA_MAX} por retirada`,
      guarda: QUEM_ENTREGA,
      status: 201,
      fluxo: true,
      params: paramsUid,
      body: envioDeFoto,
      resposta: arquivoVisto,
      async executar({ params, chamador, req }) {
        const { acesso } = chamador;
        const alvo = await achar(chamador, params.uid);
        exigirDireito(acesso, alvo.patUid, 'SAIDA');
        const { campos, enviado } = await arquivos.readForm(req, acesso, envioDeFoto);
        const quem = identificar(chamador, req, campos.comandoId);
        const uid = uidDoComando(quem);
        const pedido = { chamada: 'foto-da-entrega', uid: alvo.uid, sha256: enviado.sha256 };
        return umaVez(quem, pedido, async () => {
          // One that is there is answered as it was then, whatever has become of the pickup.
          if (!alvo.fotos.includes(uid)) exigir(alvo);
          const foto = await arquivos.receive(enviado, {
            ...{ acesso, hotsiteId: alvo.hotsiteId, dono: alvo.cliUid, proposito: 'retirada' },
            ...{ alvo: alvo.uid, uid, limites: { porAlvo: FOTOS_DA_ENTREGA_MAX, tipos: FOTOS } },
          });
          await gravar.mudar({ acesso }, alvo.uid, (antes) => {
            if (antes.fotos.includes(uid)) return antes;
            exigir(antes);
            return { ...antes, fotos: [...antes.fotos, uid] };
          });
          return arquivos.view(foto, acesso);
        });
      },
    }),
    rota({
      metodo: 'get',
      caminho,
      resumo: 'As fotos de uma entrega, com o endereço de cada uma por 15 minutos',
      guarda: QUEM_ENTREGA,
      params: paramsUid,
      resposta: z.object({ itens: z.array(arquivoVisto) }),
      async executar({ params, chamador }) {
        const { acesso } = chamador;
        const { uid } = await achar(chamador, params.uid);
        const achadas = await arquivos.of(acesso, 'retirada', uid);
        return { itens: achadas.map((uma) => arquivos.view(uma, acesso)) };
      },
    }),
  ];
}
