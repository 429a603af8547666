import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import {
  type CanalTransmissao,
  canalTransmissaoEscrita,
  fimTransmissao,
  inicioTransmissao,
  publicacaoTransmissao,
  type Transmissao,
} from '@martelo/shared/transmissao';
import { z } from 'zod';
import { camposDe, parametrosDeLista } from '../http/consulta.ts';
import { type Chamador, type Rota, rota } from '../http/rota.ts';
import type { Localizador } from '../leiloes/acesso.ts';
import type { Registro, Registros } from '../records/records.ts';
import { CANAIS_TRANSMISSAO, EQUIPE_DE_TRANSMISSAO, TRANSMISSOES } from './registro.ts';

interface Dependencias {
  registros: Registros;
  localizador: Localizador;
  agora(): number;
}

const paramsUid = z.object({ uid: z.guid() });

/** Channels and broadcasts, for the staff that runs them. */
export function rotasTransmissoes({ registros, localizador, agora }: Dependencias): Rota[] {
  const canais = registros.colecao(CANAIS_TRANSMISSAO);
  const transmissoes = registros.colecao(TRANSMISSOES);
  const instante = () => new Date(agora()).toISOString();

  /** The brand's own broadcast of this auction. */
  const achar = async ({ acesso }: Chamador, uid: string, leilaoUid?: string) => {
    const achada = await transmissoes.obter(acesso, uid);
    if (achada === null || (leilaoUid !== undefined && achada.leilaoUid !== leilaoUid))
      throw new ErroMartelo('NAO_ENCONTRADO');
    return achada;
  };
  const noArDoLeilao = async ({ acesso }: Chamador, leilaoUid: string) => {
    const { itens } = await transmissoes.listar(acesso, {
      filtros: [
        { tipo: 'exata', campo: 'leilaoUid', valor: leilaoUid },
        { tipo: 'exata', campo: 'publicada', valor: true },
      ],
      pagina: 1,
      porPagina: 200,
    });
    return itens;
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/canal-transmissao',
      resumo: 'Os canais de transmissão da marca',
      guarda: EQUIPE_DE_TRANSMISSAO,
      query: parametrosDeLista(camposDe(CANAIS_TRANSMISSAO)),
      async executar({ query: { consulta }, chamador }) {
        const pagina = await canais.listar(chamador.acesso, consulta);
        return { ...pagina, itens: pagina.itens.map(comoCanal) };
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/canal-transmissao',
      resumo: 'Cria um canal de transmissão para um leilão',
      guarda: EQUIPE_DE_TRANSMISSAO,
      status: 201,
      body: canalTransmissaoEscrita,
      async executar({ body, chamador }) {
        await localizador.vistaDoLeilao(chamador.acesso, body.leilaoUid);
        const canal = { ...body, uid: uuidv7(), hotsiteId: chamador.hotsite.id };
        return comoCanal(await canais.inserir(chamador.acesso, { ...canal, ultimaAtualizacao: instante() }));
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/transmissao',
      resumo: 'As transmissões da marca, para a equipe',
      guarda: EQUIPE_DE_TRANSMISSAO,
      query: parametrosDeLista(camposDe(TRANSMISSOES)),
      executar: ({ query: { consulta }, chamador }) => transmissoes.listar(chamador.acesso, consulta),
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/transmissao',
      resumo: 'Inicia a transmissão de um leilão; o público a vê depois de publicada',
      guarda: EQUIPE_DE_TRANSMISSAO,
      status: 201,
      body: inicioTransmissao,
      async executar({ body, chamador, req }) {
        const { acesso } = chamador;
        await localizador.vistaDoLeilao(acesso, body.leilaoUid);
        const { canalTransmissaoUid } = body;
        const canal = canalTransmissaoUid ? await canais.obter(acesso, canalTransmissaoUid) : null;
        if (canalTransmissaoUid && canal?.leilaoUid !== body.leilaoUid)
          throw new ErroMartelo('NAO_ENCONTRADO');
        return transmissoes.inserir(acesso, {
          ...body,
          ...{ uid: uuidv7(), hotsiteId: chamador.hotsite.id, publicada: false },
          ...{ browser: (req.get('user-agent') ?? '').slice(0, 300), ip: chamador.ip },
          ...{ dataInicio: instante(), dataFim: null, motivoFim: null },
        });
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/transmissao/publicar',
      resumo: 'Põe uma transmissão no ar, no lugar da que o leilão tinha',
      guarda: EQUIPE_DE_TRANSMISSAO,
      body: publicacaoTransmissao,
      async executar({ body: { transmissaoUid, leilaoUid, ...mudancas }, chamador }) {
        const antes = await achar(chamador, transmissaoUid, leilaoUid);
        if (antes.dataFim !== null) throw new ErroMartelo('NAO_ENCONTRADO');
        for (const outra of await noArDoLeilao(chamador, leilaoUid))
          if (outra.uid !== antes.uid)
            await transmissoes.salvar(chamador.acesso, { ...outra, publicada: false }, outra.revisao);
        const depois = { ...antes, ...presentes(mudancas), publicada: true };
        return transmissoes.salvar(chamador.acesso, depois, antes.revisao);
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/transmissao/:uid/encerrar',
      resumo: 'Encerra uma transmissão',
      guarda: EQUIPE_DE_TRANSMISSAO,
      params: paramsUid,
      body: fimTransmissao,
      async executar({ params, body: { motivoFim }, chamador }) {
        const antes: Registro<Transmissao> = await achar(chamador, params.uid);
        if (antes.dataFim !== null) return antes;
        const depois = { ...antes, publicada: false, dataFim: instante(), motivoFim };
        return transmissoes.salvar(chamador.acesso, depois, antes.revisao);
      },
    }),
  ];
}

/** By the spec's name, beside our own. */
const comoCanal = (canal: Registro<CanalTransmissao>) => ({ ...canal, canalTransmissaoUid: canal.uid });

const presentes = <T extends object>(objeto: T) =>
  Object.fromEntries(Object.entries(objeto).filter(([, valor]) => valor !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
