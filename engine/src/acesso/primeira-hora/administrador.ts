import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import type { administradorDaMarca, administradorDito } from '@martelo/shared/primeira-hora';
import { type Usuario, usuario } from '@martelo/shared/usuario';
import { z } from 'zod';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { pedirEfeitos } from '../../jobs/pedir-efeitos.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou, ValorEmUso } from '../../records/conflitos.ts';
import { criarExclusivo } from '../../records/exclusivo.ts';
import type { DefinicaoColecao, Registro, Registros } from '../../records/records.ts';
import { uidDaMarca } from '../usuarios/administracoes.ts';
import { administra, PAPEL_ADM, temSenha } from '../usuarios/administradores.ts';
import { chavesDaPessoa } from '../usuarios/chaves-da-pessoa.ts';
import { exigirEmailDeNenhumCliente } from '../usuarios/mesma-pessoa.ts';
import { mudarUsuario } from '../usuarios/mudar.ts';
import { USUARIOS } from '../usuarios/registro.ts';

const primeiro = z.strictObject({
  /** `marca-<id>` */
  uid: z.string(),
  usuUid: z.guid(),
  email: z.string(),
});

interface Dependencias {
  registros: Registros;
  /** Unix ms. */
  agora(): number;
}
type Pedido = z.output<typeof administradorDaMarca>;
type Conta = Registro<Usuario & { removidoEm?: string }>;

/** Somebody who administers some brand for good: whoever is of another one besides gets no role by it that they have not. */
const administraAlguma = (quem: Conta | null): quem is Conta =>
  quem?.hotsites.some((marca) => administra(quem, marca)) ?? false;

/**
 * Whether an account that there is would administer the brand; false: somebody is to be invited.
 * @throws ErroMartelo SEM_PERMISSAO to who makes brands and administers none; NAO_ADMINISTRA of an account without the role
 */
export async function conferirAdministrador(
  { registros }: Pick<Dependencias, 'registros'>,
  { por, email }: Pick<Pedido, 'por' | 'email'>,
): Promise<Conta | null> {
  const usuarios = registros.colecao(USUARIOS);
  if (!administraAlguma((await usuarios.obter(SISTEMA, por)) as Conta | null))
    throw new ErroMartelo('SEM_PERMISSAO', { papeis: 'ADM' });
  const conta = (await usuarios.obterPor(SISTEMA, 'email', email)) as Conta | null;
  if (conta !== null && !administraAlguma(conta)) throw new ErroMartelo('NAO_ADMINISTRA');
  return conta;
}

/** Whom a brand was given first. Of two who name different people only one puts theirs here. */
export const PRIMEIROS_ADMINISTRADORES: DefinicaoColecao<z.output<typeof primeiro>> = {
  nome: 'primeirosAdministradores',
  schema: primeiro,
  indices: {},
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/**
 * Gives a brand that has nobody its first administrator, by the word of who made it: there is no second person on it yet. Told again it changes
 * nothing; of two who name different people the first is heard.
 * @throws ErroMartelo SEM_PERMISSAO, NAO_ADMINISTRA, MARCA_JA_ADMINISTRADA, REQUISICAO_INVALIDA without the name of who is invited
 */
export async function darAdministrador(
  { registros, agora }: Dependencias,
  marca: number,
  pedido: Pedido,
): Promise<z.output<typeof administradorDito>> {
  const usuarios = registros.colecao(USUARIOS);
  const conhecida = await conferirAdministrador({ registros }, pedido);
  if (conhecida === null && pedido.nome === undefined)
    throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['nome: diga quem é a pessoa convidada']);
  const uid = await tomarOLugar(registros, marca, { ...pedido, usuUid: conhecida?.uid ?? uuidv7() });
  if (conhecida === null) await convidar({ registros, agora }, marca, { ...pedido, uid });
  else
    await deNovoSeMudou(async () => {
      const antes = (await usuarios.obter(SISTEMA, uid)) as Conta;
      if (antes.hotsites.includes(marca)) return;
      const depois = { ...(semCarimbos(antes) as typeof antes), hotsites: [...antes.hotsites, marca] };
      await mudarUsuario(registros, agora(), { acesso: SISTEMA, antes, depois }, () =>
        usuarios.salvar(SISTEMA, depois, antes.revisao),
      );
    });
  return { uid, convidado: !(await temSenha(registros, uid)) };
}

/** Whose place it is now: the account of this e-mail. @throws ErroMartelo MARCA_JA_ADMINISTRADA */
async function tomarOLugar(
  registros: Registros,
  marca: number,
  { email, usuUid }: { email: string; usuUid: string },
): Promise<string> {
  const { itens } = await registros.colecao(USUARIOS).listar(SISTEMA, {
    filtros: [
      { tipo: 'lista', campo: 'papeis', valores: [PAPEL_ADM] },
      { tipo: 'exata', campo: 'hotsites', valor: marca },
      SEM_REMOVIDOS,
    ],
    ...{ pagina: 1, porPagina: 200, semTotal: true },
  });
  const seu = itens.find((um) => um.email === email);
  if (seu !== undefined) return seu.uid;
  if (itens.length > 0) throw new ErroMartelo('MARCA_JA_ADMINISTRADA');
  const primeiros = registros.colecao(PRIMEIROS_ADMINISTRADORES);
  const lugar = { uid: uidDaMarca(marca), usuUid, email };
  const dono = await primeiros.inserir(SISTEMA, lugar).catch(async (erro: unknown) => {
    if (!(erro instanceof ValorEmUso)) throw erro;
    return (await primeiros.obter(SISTEMA, lugar.uid))!;
  });
  if (dono.email !== email) throw new ErroMartelo('MARCA_JA_ADMINISTRADA');
  return dono.usuUid;
}

/** The account and its letter, in one write. */
async function convidar(
  { registros, agora }: Dependencias,
  marca: number,
  { uid, nome, email, por }: Pedido & { uid: string },
): Promise<void> {
  const usuarios = registros.colecao(USUARIOS);
  if ((await usuarios.obter(SISTEMA, uid)) !== null) return;
  const novo = usuario.parse({
    ...{ uid, nome, email, papeis: [PAPEL_ADM], hotsites: [marca] },
    id: await registros.proximoId('usuario'),
  });
  const carta = { nome: 'link', dados: { hotsiteId: marca } };
  const contexto = { ato: 'criar', revisao: 1, agora: agora(), por };
  await criarExclusivo(registros)(chavesDaPessoa(null, novo), async () => {
    await exigirEmailDeNenhumCliente(registros, null, novo);
    await usuarios.inserir(SISTEMA, novo, pedirEfeitos([carta], contexto)).catch((erro: unknown) => {
      // The same order, at once with this one.
      if (!(erro instanceof ValorEmUso)) throw erro;
    });
  });
}
