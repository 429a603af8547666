import { semAusentes } from '@martelo/shared/ausentes';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { QUEM_TRANSMITE } from '@martelo/shared/papeis';
import type {
  EntradaDada,
  FormaDeEntrada,
  InicioTransmissao,
  ModeloDado,
  PublicacaoTransmissao,
  Transmissao,
  TransmissaoPublica,
} from '@martelo/shared/transmissao';
import { MODELOS_DE_TRANSMISSAO } from '@martelo/shared/transmissao/modelos';
import { PASSOS } from '@martelo/shared/transmissao/situacao';
import { SEM_REMOVIDOS, tem } from '../../api/recurso/politica.ts';
import type { NoAr } from '../../casa/no-ar.ts';
import { CANAIS_TRANSMISSAO, TRANSMISSOES } from '../../casa/transmissao.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import type { Entradas } from './entradas.ts';
import type { Fluxos } from './fluxos.ts';
import { FLUXOS, fluxoDaCamera, fluxoDaTransmissao } from './registro.ts';

/** How long an entry waits for its first use: a page uses it at once, an encoder's key is typed in, a phone has to be found. */
const SEGUNDOS: Record<FormaDeEntrada, number> = { navegador: 60, codificador: 1_800, camera: 600 };
const PARA_ASSISTIR_S = 60;
const VEZES = 8;

type Guardada = Registro<Transmissao & { id: number }>;
/** Whose machine it began on. */
export interface DeOnde {
  browser: string;
  ip: string;
}
export interface EnderecosDasTransmissoes {
  origem: string;
  porta: number;
  urlRmtp: string;
}

export interface Transmissoes {
  iniciar(acesso: Acesso, hotsiteId: number, pedido: InicioTransmissao, deOnde: DeOnde): Promise<Guardada>;
  publicar(acesso: Acesso, pedido: PublicacaoTransmissao): Promise<Guardada>;
  encerrar(acesso: Acesso, uid: string, motivoFim: string): Promise<Guardada>;
  /** What lets somebody send: the one before is good no more. */
  darEntrada(acesso: Acesso, uid: string, forma: FormaDeEntrada): Promise<EntradaDada>;
  /** What lets somebody of the house watch a stream before the public does, or a second camera's. */
  olhar(acesso: Acesso, uid: string, qual: 'transmissao' | 'camera'): Promise<EntradaDada>;
  /** What lets anybody watch what is published of an auction. @throws ErroMartelo NAO_ENCONTRADO where nothing is */
  assistir(acesso: Acesso, leilaoUid: string): Promise<EntradaDada & { transmissao: TransmissaoPublica }>;
  /** What the public is shown of an auction now. */
  atual(acesso: Acesso, leilaoUid: string): Promise<TransmissaoPublica | null>;
  /** What a studio begins with. */
  estudio(acesso: Acesso, leilaoUid: string): Promise<EstudioDado>;
  /** Those of an auction that have not ended, with how many watch each. */
  abertas(acesso: Acesso, leilaoUid: string): Promise<(Guardada & { plateia: number })[]>;
}

interface EstudioDado {
  canais: object[];
  templates: ModeloDado[];
  urlRmtp: string;
}

export function criarTransmissoes(deps: {
  registros: Registros;
  localizador: Pick<Localizador, 'vistaDoLeilao'>;
  noAr: NoAr;
  entradas: Pick<Entradas, 'dar'>;
  fluxos: Pick<Fluxos, 'renovar'>;
  enderecos: EnderecosDasTransmissoes;
  agora(): number;
}): Transmissoes {
  const { registros, localizador, noAr, entradas, fluxos, enderecos, agora } = deps;
  const transmissoes = registros.colecao(TRANSMISSOES);
  const canais = registros.colecao(CANAIS_TRANSMISSAO);
  const vistos = registros.colecao(FLUXOS);
  const instante = () => new Date(agora()).toISOString();

  /** Staff's own of this brand: the records' policy gives no other's. */
  const achar = async (acesso: Acesso, uid: string): Promise<Guardada> => {
    exigirEquipe(acesso);
    const achada = await transmissoes.obter(acesso, uid);
    if (achada === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return achada;
  };
  const aberta = async (acesso: Acesso, uid: string): Promise<Guardada> => {
    const achada = await achar(acesso, uid);
    if (achada.situacao === 'ENCERRADA') throw new ErroMartelo('TRANSMISSAO_ENCERRADA');
    return achada;
  };

  /** Of an auction one is published at a time, whichever of its brands shows it. */
  const recolherOutras = async ({ uid, leilaoUid }: Guardada): Promise<void> => {
    const publicadas = transmissoes.percorrer(SISTEMA, {
      filtros: [
        { tipo: 'exata', campo: 'leilaoUid', valor: leilaoUid },
        { tipo: 'exata', campo: 'publicada', valor: true },
      ],
    });
    for await (const outra of publicadas)
      if (outra.uid !== uid)
        await deNovoSeMudou(async () => {
          const antes = (await transmissoes.obter(SISTEMA, outra.uid))!;
          await transmissoes.salvar(SISTEMA, PASSOS.recolher(antes), antes.revisao);
        }, VEZES);
  };

  const dar = async (nova: Parameters<Entradas['dar']>[0]) => {
    const { token, jti, expiraEm } = await entradas.dar(nova);
    return { jti, entrada: { token, expiraEm, ...enderecos } };
  };

  return {
    // When it was last seen is for its stream to say.
    async iniciar(acesso, hotsiteId, { ultimaChecagem: _, ...pedido }, deOnde) {
      exigirEquipe(acesso);
      await localizador.vistaDoLeilao(acesso, pedido.leilaoUid);
      const { canalTransmissaoUid } = pedido;
      const canal = canalTransmissaoUid ? await canais.obter(acesso, canalTransmissaoUid) : null;
      if (canalTransmissaoUid && canal?.leilaoUid !== pedido.leilaoUid)
        throw new ErroMartelo('NAO_ENCONTRADO');
      return transmissoes.inserir(acesso, {
        ...pedido,
        ...{ uid: uuidv7(), id: await registros.proximoId('transmissao'), hotsiteId, ...deOnde },
        ...{ situacao: 'PREPARADA' as const, publicada: false },
        ...{ dataInicio: instante(), dataFim: null, motivoFim: null },
      });
    },
    async publicar(acesso, { transmissaoUid, leilaoUid, ...mudancas }) {
      const publicada = await deNovoSeMudou(async () => {
        const antes = await aberta(acesso, transmissaoUid);
        if (antes.leilaoUid !== leilaoUid) throw new ErroMartelo('NAO_ENCONTRADO');
        const depois = { ...PASSOS.publicar(antes), ...semAusentes(mudancas) };
        // The public is not led to a black picture.
        if (antes.situacao === 'PREPARADA' && depois.videoFilename === undefined)
          throw new ErroMartelo('TRANSMISSAO_SEM_IMAGEM');
        return transmissoes.salvar(acesso, depois, antes.revisao);
      }, VEZES);
      await recolherOutras(publicada);
      return publicada;
    },
    encerrar: (acesso, uid, motivoFim) =>
      deNovoSeMudou(async () => {
        const antes = await achar(acesso, uid);
        if (antes.situacao === 'ENCERRADA') return antes;
        const depois = { ...PASSOS.encerrar(antes), dataFim: instante(), motivoFim };
        return transmissoes.salvar(acesso, depois, antes.revisao);
      }, VEZES),
    async darEntrada(acesso, uid, forma) {
      const { uid: transmissaoUid } = await aberta(acesso, uid);
      const fluxo = forma === 'camera' ? fluxoDaCamera(transmissaoUid) : fluxoDaTransmissao(transmissaoUid);
      const { jti, entrada } = await dar({
        ...{ fluxo, transmissaoUid, papel: 'emissor', publico: false },
        // A page asks for another; an encoder and a phone have no other.
        ...{ volta: forma !== 'navegador', segundos: SEGUNDOS[forma] },
      });
      await fluxos.renovar(fluxo, transmissaoUid, jti);
      return entrada;
    },
    async olhar(acesso, uid, qual) {
      const { uid: transmissaoUid } = await aberta(acesso, uid);
      const fluxo = (qual === 'camera' ? fluxoDaCamera : fluxoDaTransmissao)(transmissaoUid);
      const { entrada } = await dar({
        ...{ fluxo, transmissaoUid, papel: 'plateia', publico: false, volta: false },
        segundos: PARA_ASSISTIR_S,
      });
      return entrada;
    },
    async assistir(acesso, leilaoUid) {
      const { uid: leiUid } = (await localizador.vistaDoLeilao(acesso, leilaoUid)).leilao;
      const transmissao = (await noAr([leiUid])).get(leiUid);
      if (transmissao === undefined) throw new ErroMartelo('NAO_ENCONTRADO');
      const { entrada } = await dar({
        ...{ fluxo: fluxoDaTransmissao(transmissao.uid), transmissaoUid: transmissao.uid },
        ...{ papel: 'plateia', publico: true, volta: false, segundos: PARA_ASSISTIR_S },
      });
      return { ...entrada, transmissao };
    },
    async atual(acesso, leilaoUid) {
      const { uid } = (await localizador.vistaDoLeilao(acesso, leilaoUid)).leilao;
      return (await noAr([uid])).get(uid) ?? null;
    },
    async estudio(acesso, leilaoUid) {
      exigirEquipe(acesso);
      const { uid } = (await localizador.vistaDoLeilao(acesso, leilaoUid)).leilao;
      const doLeilao = await Array.fromAsync(
        canais.percorrer(acesso, {
          filtros: [SEM_REMOVIDOS, { tipo: 'exata', campo: 'leilaoUid', valor: uid }],
        }),
      );
      return {
        canais: doLeilao.map(
          ({ uid: canalTransmissaoUid, nome, disponivel, templateUid, leilaoUid: leiUid, ...um }) => ({
            ...{ uid: canalTransmissaoUid, canalTransmissaoUid, nome, disponivel, templateUid },
            ...{ leilaoUid: leiUid, hotsiteId: um.hotsiteId, ultimaAtualizacao: um.ultimaAtualizacao },
          }),
        ),
        templates: MODELOS_DE_TRANSMISSAO.map(({ uid: modelo, nome, videoFilter, quantidadeCameras }) => ({
          ...{ uid: modelo, nome, videoFilter, quantidadeCameras, imagemModelo: null },
          canaisTransmissao: doLeilao.filter((um) => um.templateUid === modelo).map((um) => um.uid),
        })),
        urlRmtp: enderecos.urlRmtp,
      };
    },
    async abertas(acesso, leilaoUid) {
      exigirEquipe(acesso);
      const { uid } = (await localizador.vistaDoLeilao(acesso, leilaoUid)).leilao;
      const todas = await Array.fromAsync(
        transmissoes.percorrer(acesso, {
          filtros: [{ tipo: 'exata', campo: 'leilaoUid', valor: uid }],
        }),
      );
      return Promise.all(
        todas
          .filter(({ situacao }) => situacao !== 'ENCERRADA')
          .map(async (uma) => ({
            ...uma,
            plateia: (await vistos.obter(SISTEMA, fluxoDaTransmissao(uma.uid)))?.plateia ?? 0,
          })),
      );
    },
  };
}

export const daEquipe = (acesso: Acesso): boolean => tem(acesso, QUEM_TRANSMITE);

function exigirEquipe(acesso: Acesso): void {
  if (daEquipe(acesso)) return;
  throw acesso.tipo === 'anonimo'
    ? new ErroMartelo('NAO_AUTENTICADO')
    : new ErroMartelo('SEM_PERMISSAO', { papeis: QUEM_TRANSMITE.join(', ') });
}
