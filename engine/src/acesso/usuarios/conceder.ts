import { type Aprovacao, concessaoPedida } from '@martelo/shared/aprovacao';
import { canonico } from '@martelo/shared/canonico';
import { ErroMartelo } from '@martelo/shared/erros';
import { ROTULOS_PAPEL } from '@martelo/shared/papeis';
import type { Usuario } from '@martelo/shared/usuario';
import { type Identificacao, uidDoComando } from '../../api/comando.ts';
import { APROVACOES } from '../../casa/aprovacao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { RevisaoDesatualizada, ValorEmUso } from '../../records/conflitos.ts';
import { autorDe } from '../../records/politica.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import { PAPEL_ADM } from './administradores.ts';
import { concedidos, mudarUsuario } from './mudar.ts';
import { type PedidoDeAlguem, quemPediu } from './quem-pediu.ts';
import { USUARIOS } from './registro.ts';

interface Dependencias {
  registros: Registros;
  nomeDoUsuario(usuUid: string): Promise<string>;
  /** Unix ms. */
  agora(): number;
}

/**
 * Keeps what is to be granted until another administrator agrees; the same command is the same request.
 * @throws ErroMartelo PROPRIA_CONTA, COMANDO_CONFLITANTE, REVISAO_DESATUALIZADA
 */
export async function pedirConcessao(
  { registros, agora, validadeMs }: Pick<Dependencias, 'registros' | 'agora'> & { validadeMs: number },
  { acesso, comando }: { acesso: Extract<Acesso, { tipo: 'interno' }>; comando: Identificacao },
  antes: Registro<Usuario>,
  {
    depois,
    motivo,
    revisao,
  }: {
    depois: Pick<Usuario, 'papeis' | 'hotsites' | 'plataformas'>;
    motivo: string | undefined;
    revisao: number;
  },
) {
  if (acesso.usuUid === antes.uid) throw new ErroMartelo('PROPRIA_CONTA');
  const uid = uidDoComando(comando);
  const aprovacoes = registros.colecao(APROVACOES);
  const novos = concedidos(antes, { ...antes, ...depois }, agora())?.papeis ?? [];
  const pedido = concessaoPedida.parse({
    papeis: { antes: antes.papeis, depois: depois.papeis },
    hotsites: { antes: antes.hotsites, depois: depois.hotsites },
    ...(mesmasEntradas(antes, depois)
      ? {}
      : { plataformas: { antes: antes.plataformas ?? [], depois: depois.plataformas ?? [] } }),
    motivo,
  });
  const respondida = { aprovacaoUid: uid, situacao: 'AGUARDANDO' as const };
  /** The same command again. */
  const jaPedida = (ja: { alvo: string | null; pedido: unknown } | null) => {
    if (ja === null) return false;
    if (ja.alvo !== antes.uid || canonico(ja.pedido) !== canonico(pedido))
      throw new ErroMartelo('COMANDO_CONFLITANTE');
    return true;
  };
  if (jaPedida(await aprovacoes.obter(SISTEMA, uid))) return respondida;
  if (antes.revisao !== revisao) throw new RevisaoDesatualizada();
  try {
    await aprovacoes.inserir(acesso, {
      ...{ uid, id: await registros.proximoId('aprovacao'), hotsiteId: acesso.hotsiteId },
      ...{ tipo: 'concessao', valor: null, vendaUid: null, vendaId: null, ato: 'conceder', alvo: antes.uid },
      assunto: `${antes.nome}: ${novos.map((papel) => ROTULOS_PAPEL[papel]).join(', ')}`.slice(0, 300),
      ...{ pedido, novoUid: uid, pedidaPor: autorDe(acesso) },
      expiraEm: new Date(agora() + validadeMs).toISOString(),
      ...({ situacao: 'AGUARDANDO', decididaPor: null, motivo: null } as const),
    });
  } catch (erro) {
    if (!(erro instanceof ValorEmUso)) throw erro;
    jaPedida(await aprovacoes.obter(SISTEMA, uid));
  }
  return respondida;
}

type PedidoDeConcessao = Aprovacao & PedidoDeAlguem;

/**
 * The account that a request is about, as it was when it was asked by who administers the brand still.
 * @throws ErroMartelo ESTADO_MUDOU, SEM_PERMISSAO
 */
async function comoPedida(
  aprovacao: PedidoDeConcessao,
  { registros, agora }: Pick<Dependencias, 'registros' | 'agora'>,
) {
  const { alvo, pedido } = aprovacao;
  await quemPediu(registros, aprovacao, agora(), [PAPEL_ADM]);
  const { papeis, hotsites, plataformas } = concessaoPedida.parse(pedido);
  const usuario = await registros.colecao(USUARIOS).obter(SISTEMA, alvo ?? '');
  const igual =
    usuario !== null &&
    usuario.removidoEm === undefined &&
    mesmos(usuario.papeis, papeis.antes) &&
    mesmos(usuario.hotsites, hotsites.antes) &&
    (plataformas === undefined || mesmasEntradas(usuario, { plataformas: plataformas.antes }));
  if (!igual) throw new ErroMartelo('ESTADO_MUDOU');
  return {
    usuario,
    depois: {
      ...{ papeis: papeis.depois, hotsites: hotsites.depois },
      ...(plataformas && { plataformas: plataformas.depois }),
    },
  };
}

/** Why it could not be granted now: the account has other roles or brands since, or who asked is gone. Null where it could. */
export const impedimentoDaConcessao = (
  aprovacao: PedidoDeConcessao,
  deps: Pick<Dependencias, 'registros' | 'agora'>,
): Promise<string | null> =>
  comoPedida(aprovacao, deps).then(
    () => null,
    (erro: unknown) => {
      if (erro instanceof ErroMartelo) return erro.message;
      throw erro;
    },
  );

/** @throws ErroMartelo ESTADO_MUDOU where it could not be granted now, and why */
export async function podeConceder(...pedida: Parameters<typeof impedimentoDaConcessao>): Promise<void> {
  const impedimento = await impedimentoDaConcessao(...pedida);
  if (impedimento !== null) throw new ErroMartelo('ESTADO_MUDOU', {}, impedimento);
}

/** Grants what was approved, once. @throws ErroMartelo ESTADO_MUDOU, SEM_PERMISSAO, ULTIMO_ADM */
export async function conceder(
  uid: string,
  { registros, nomeDoUsuario, agora }: Dependencias,
): Promise<void> {
  const aprovacao = await registros.colecao(APROVACOES).obter(SISTEMA, uid);
  if (aprovacao?.situacao !== 'APROVADA' || aprovacao.alvo === null) return;
  const usuarios = registros.colecao(USUARIOS);
  if ((await usuarios.obter(SISTEMA, aprovacao.alvo))?.concessao?.aprovacaoUid === uid) return;
  const { usuario: antes, depois: concedido } = await comoPedida(aprovacao, { registros, agora });
  const [pediu, aprovou] = await Promise.all(
    [aprovacao.pedidaPor, aprovacao.decididaPor ?? ''].map((quem) => nomeDoUsuario(quem)),
  );
  const depois = {
    ...(semCarimbos(antes) as typeof antes),
    ...concedido,
    concessao: { aprovacaoUid: uid, por: `pedida por ${pediu}, aprovada por ${aprovou}` },
  };
  await mudarUsuario(registros, agora(), { acesso: SISTEMA, antes, depois }, () =>
    usuarios.salvar(SISTEMA, depois, antes.revisao),
  );
}

/** Whether two accounts come in by the same, as it is written. */
export const mesmasEntradas = (
  um: Pick<Usuario, 'plataformas'>,
  outro: Pick<Usuario, 'plataformas'>,
): boolean => canonico(um.plataformas ?? []) === canonico(outro.plataformas ?? []);

export const mesmos = (uns: readonly (string | number)[], outros: readonly (string | number)[]): boolean =>
  uns.length === outros.length && uns.every((um) => outros.includes(um));
