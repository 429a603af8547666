import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { z } from 'zod';
import { exigirApelidoLivre } from '../clientes/apelido.ts';
import type { ComitentesDaMarca } from '../comitentes/da-marca.ts';
import { camposDe, parametrosDeLista } from '../http/consulta.ts';
import { type Rota, rota } from '../http/rota.ts';
import type { Localizador } from '../leiloes/acesso.ts';
import { mostrandoVersoes } from '../records/conflitos.ts';
import type { Acesso, Registro, Registros } from '../records/records.ts';
import { APELIDOS, type Apelido, apelidoNovo, CUIDAM_DE_APELIDOS } from './registro.ts';

const paramsUid = z.object({ uid: z.guid() });

/** The apelidos of a brand (rule 12): what the console offers for bids taken in the room. */
export function rotasApelidos({
  registros,
  localizador,
  comitentes,
}: {
  registros: Registros;
  localizador: Localizador;
  comitentes: ComitentesDaMarca;
}): Rota[] {
  const apelidos = registros.colecao(APELIDOS);
  const achar = async (acesso: Acesso, uid: string): Promise<Registro<Apelido>> => {
    const achado = await apelidos.obter(acesso, uid.toLowerCase());
    if (achado === null) throw new ErroMartelo('APELIDO_NAO_ENCONTRADO');
    return achado;
  };
  /** An apelido of one auction is of one that the brand has. */
  const exigirLeilao = async (acesso: Acesso, leiUid: string | null | undefined): Promise<void> => {
    if (leiUid) await localizador.vistaDoLeilao(acesso, leiUid);
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/apelidos',
      resumo: 'Os apelidos da marca para lances presenciais',
      guarda: CUIDAM_DE_APELIDOS,
      query: parametrosDeLista(camposDe(APELIDOS)),
      async executar({ query: { consulta }, chamador }) {
        return apelidos.listar(chamador.acesso, consulta);
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/apelidos',
      resumo: 'Cria um apelido, de um leilão ou de todos os da marca',
      guarda: CUIDAM_DE_APELIDOS,
      status: 201,
      body: apelidoNovo,
      async executar({ body, chamador }) {
        await exigirLeilao(chamador.acesso, body.leiUid);
        await comitentes.exigir([chamador.hotsite.id], [body.comId]);
        const { apelido, leiUid = null } = body;
        await exigirApelidoLivre(registros, chamador.hotsite.id, apelido, { uid: null, leiUid });
        const novo = { ...body, uid: uuidv7(), hotsiteId: chamador.hotsite.id };
        return apelidos.inserir(chamador.acesso, novo);
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/apelidos/:uid',
      resumo: 'Altera um apelido; `revisao` é a que foi lida',
      guarda: CUIDAM_DE_APELIDOS,
      params: paramsUid,
      body: apelidoNovo.extend({ revisao: z.int().positive() }),
      async executar({ params, body: { revisao, ...campos }, chamador }) {
        const { uid, hotsiteId, comId } = await achar(chamador.acesso, params.uid);
        await exigirLeilao(chamador.acesso, campos.leiUid);
        await exigirApelidoLivre(registros, hotsiteId, campos.apelido, {
          uid,
          leiUid: campos.leiUid ?? null,
        });
        if (campos.comId !== comId) await comitentes.exigir([chamador.hotsite.id], [campos.comId]);
        return mostrandoVersoes(
          campos,
          () => achar(chamador.acesso, uid),
          () => apelidos.salvar(chamador.acesso, { ...campos, uid, hotsiteId }, revisao),
        );
      },
    }),
    rota({
      metodo: 'delete',
      caminho: '/v1/apelidos/:uid',
      resumo: 'Remove um apelido; os lances dados sob ele ficam',
      guarda: CUIDAM_DE_APELIDOS,
      params: paramsUid,
      status: 204,
      async executar({ params, chamador }) {
        const { uid, revisao } = await achar(chamador.acesso, params.uid);
        await apelidos.remover(chamador.acesso, uid, revisao);
      },
    }),
  ];
}
