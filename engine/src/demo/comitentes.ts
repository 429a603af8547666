import { hash } from 'node:crypto';
import { comitenteEscrita } from '@martelo/shared/comitente';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { grupoComitenteEscrita } from '@martelo/shared/grupo-comitente';
import { uuidv7De } from '@martelo/shared/identificador';
import type { LoteEntrada } from '@martelo/shared/lote';
import { trechoDeEndereco } from '@martelo/shared/patio';
import { USUARIOS } from '../acesso/usuarios/registro.ts';
import { COMITENTES as REGISTRADOS } from '../casa/comitente.ts';
import { GRUPOS_COMITENTE } from '../casa/grupo-comitente.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { COMITENTE_DO_USUARIO, COMITENTES } from './lotes.ts';

/** The same on every machine. */
export const uidDoComitente = (nome: string): string =>
  uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `demo:comitente:${nome}`));

/** `/demo/logos/banco-horizonte.svg` */
const logoDe = (nome: string): string => `/demo/logos/${trechoDeEndereco(nome.replace(/ S\.A\.$/, ''))}.svg`;

/** The consignors of the demo's lots; comitente@demo.martelo answers for one of them. Leaves alone what is there already. */
export async function criarComitentesDemo(registros: Registros): Promise<void> {
  const comitentes = registros.colecao(REGISTRADOS);
  const usuario = await registros.colecao(USUARIOS).obterPor(SISTEMA, 'email', 'comitente@demo.martelo');
  const cogId = await criarGrupoDemo(registros);
  for (const nome of COMITENTES) {
    const uid = uidDoComitente(nome);
    const noSite = { logomarcaUrl: logoDe(nome), mostrarNoSite: true };
    const antes = await comitentes.obter(SISTEMA, uid);
    if (antes !== null) {
      if (antes.mostrarNoSite === undefined)
        await comitentes.salvar(SISTEMA, { ...antes, ...noSite }, antes.revisao);
      continue;
    }
    await comitentes.inserir(SISTEMA, {
      ...comitenteEscrita.parse({ nome, nomeSite: nome, cogId, ...noSite }),
      ...{ uid, id: await registros.proximoId('comitente'), hotsites: HOTSITES_DEMO.map(({ id }) => id) },
      usuarios: nome === COMITENTE_DO_USUARIO && usuario !== null ? [usuario.uid] : [],
    });
  }
}

/** @returns its number */
async function criarGrupoDemo(registros: Registros): Promise<number> {
  const grupos = registros.colecao(GRUPOS_COMITENTE);
  const uid = uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', 'demo:grupo-comitente'));
  const antes = await grupos.obter(SISTEMA, uid);
  if (antes !== null) return antes.id;
  const { id } = await grupos.inserir(SISTEMA, {
    ...grupoComitenteEscrita.parse({ nome: 'Demonstração', cogSigla: 'DEMO' }),
    ...{
      uid,
      id: await registros.proximoId('grupoComitente'),
      hotsiteId: HOTSITES_DEMO[0]!.id,
      usuarios: [],
    },
  });
  return id;
}

/** The lot with its consignor's number beside the name. */
export async function comComitente(registros: Registros, lote: LoteEntrada): Promise<LoteEntrada> {
  if (lote.comitente === undefined) return lote;
  const { nome } = lote.comitente;
  const comitente = await registros.colecao(REGISTRADOS).obter(SISTEMA, uidDoComitente(nome));
  return comitente === null ? lote : { ...lote, comitente: { ...lote.comitente, comId: comitente.id } };
}
