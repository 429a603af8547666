import { ErroMartelo } from '@martelo/shared/erros';
import type { Pessoa } from '@martelo/shared/usuario';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou, RevisaoDesatualizada, ValorEmUso } from '../../records/conflitos.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { ADMINISTRACOES, type Saida, uidDaMarca } from './administracoes.ts';
import { administra, administradoresDe, temSenha } from './administradores.ts';
import { USUARIOS } from './registro.ts';

/**
 * Writes a change of a user so that no brand is left without an administrator (BO12). Each loss is first put down in the brand's own record,
 * by compare-and-set: of two at once the second sees the first, whichever process it is in. What a process that died left there counts as
 * lost until that account is written again: too careful, never too little. @throws ErroMartelo ULTIMO_ADM
 */
export async function comUltimoAdm<R>(
  registros: Registros,
  agora: number,
  { antes, depois }: { antes: Registro<Pessoa>; depois: Pessoa },
  gravar: () => Promise<R>,
): Promise<R> {
  const perdem = antes.hotsites.filter((marca) => administra(antes, marca) && !administra(depois, marca));
  if (perdem.length === 0 || !(await temSenha(registros, antes.uid))) return gravar();
  const saindo = { usuUid: antes.uid, revisao: antes.revisao };
  const reservadas: number[] = [];
  try {
    for (const marca of perdem.toSorted((um, outro) => um - outro)) {
      await reservar(registros, marca, saindo, agora);
      reservadas.push(marca);
    }
    return await gravar();
  } finally {
    // What is left there is looked through by the next who comes.
    for (const marca of reservadas) await soltar(registros, marca, saindo).catch(() => {});
  }
}

const reservar = (registros: Registros, marca: number, saindo: Saida, agora: number) =>
  deNovoSeMudou(async () => {
    const colecao = registros.colecao(ADMINISTRACOES);
    const antes = await colecao.obter(SISTEMA, uidDaMarca(marca));
    const outras = await aindaSaindo(
      registros,
      (antes?.saindo ?? []).filter(({ usuUid }) => usuUid !== saindo.usuUid),
    );
    const fora = new Set([saindo, ...outras].map(({ usuUid }) => usuUid));
    // Read after those: whoever has been written meanwhile is seen as they are now.
    const ficam = (await administradoresDe(registros, marca, agora)).filter(
      (um) => !fora.has(um.uid) && administra(um, marca),
    );
    if (ficam.length === 0) throw new ErroMartelo('ULTIMO_ADM');
    const depois = {
      ...(antes?.perdas && { perdas: antes.perdas }),
      uid: uidDaMarca(marca),
      saindo: [...outras, saindo],
    };
    if (antes === null)
      await colecao.inserir(SISTEMA, depois).catch((erro: unknown) => {
        throw erro instanceof ValorEmUso ? new RevisaoDesatualizada() : erro;
      });
    else await colecao.salvar(SISTEMA, depois, antes.revisao);
  });

/** Of an account that has been written since, the loss was written as well, or never will be. */
async function aindaSaindo(registros: Registros, saindo: readonly Saida[]) {
  const vivas: Saida[] = [];
  for (const uma of saindo)
    if ((await registros.colecao(USUARIOS).obter(SISTEMA, uma.usuUid))?.revisao === uma.revisao)
      vivas.push(uma);
  return vivas;
}

const soltar = (registros: Registros, marca: number, { usuUid }: Saida) =>
  deNovoSeMudou(async () => {
    const colecao = registros.colecao(ADMINISTRACOES);
    const antes = await colecao.obter(SISTEMA, uidDaMarca(marca));
    if (antes === null) return;
    const saindo = antes.saindo.filter((uma) => uma.usuUid !== usuUid);
    await colecao.salvar(
      SISTEMA,
      { ...(antes?.perdas && { perdas: antes.perdas }), uid: antes.uid, saindo },
      antes.revisao,
    );
  });
