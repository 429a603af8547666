import { ErroMartelo } from '@martelo/shared/erros';
import { PAPEIS_A_DOIS, ROTULOS_PAPEL } from '@martelo/shared/papeis';
import { marcasDaCasa, type Pessoa, type Usuario, voltouSem } from '@martelo/shared/usuario';
import { criarExclusivo } from '../../records/exclusivo.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import { administradoresDe, entra, PAPEL_ADM } from './administradores.ts';
import { chavesDaPessoa } from './chaves-da-pessoa.ts';
import { exigirCpfLivre, exigirEmailDeNenhumCliente } from './mesma-pessoa.ts';
import { anotarPerdas, perdidosPor } from './perdas.ts';
import { comUltimoAdm } from './ultimo-adm.ts';

/**
 * Roles that a change grants and that need a second person, and the brands on which it does. Who could not come in, because they were blocked,
 * removed or over, had none.
 */
export function concedidos(antes: Pessoa | null, depois: Pessoa, agora: number) {
  if (!entra(depois, agora)) return null;
  const { papeis } = depois;
  const hotsites = marcasDaCasa(depois);
  const tinha = (papel: string, marca: number) =>
    antes !== null &&
    entra(antes, agora) &&
    antes.papeis.some((um) => um === papel) &&
    marcasDaCasa(antes).includes(marca);
  const aDois = papeis.filter((papel) => PAPEIS_A_DOIS.some((um) => um === papel));
  const novos = aDois.filter((papel) => hotsites.some((marca) => !tinha(papel, marca)));
  const marcas = hotsites.filter((marca) => aDois.some((papel) => !tinha(papel, marca)));
  return novos.length === 0 ? null : { papeis: novos, marcas };
}

/**
 * Whether an administrator of a brand on which it grants, other than who asks and than whom it is about, could say yes; whom the asker has let go
 * of late counts as still there.
 */
export async function haQuemAprove(
  registros: Registros,
  {
    acesso,
    alvo,
    marcas,
  }: { acesso: Extract<Acesso, { tipo: 'interno' }>; alvo: string; marcas: readonly number[] },
  agora: number,
): Promise<boolean> {
  for (const marca of marcas) {
    const deles = await administradoresDe(registros, marca, agora);
    const quem = { por: acesso.usuUid, marca, papeis: [PAPEL_ADM] };
    const perdidos = await perdidosPor(registros, quem, agora);
    const todos = [...deles.map(({ uid }) => uid), ...perdidos];
    if (todos.some((uid) => uid !== acesso.usuUid && uid !== alvo)) return true;
  }
  return false;
}

/** @throws ErroMartelo CONCESSAO_A_DOIS */
async function exigirSozinho(
  registros: Registros,
  acesso: Acesso,
  { antes, depois }: { antes: Pessoa | null; depois: Pessoa },
  agora: number,
): Promise<void> {
  const novos = concedidos(antes, depois, agora);
  if (novos === null || acesso.tipo !== 'interno') return;
  if (await haQuemAprove(registros, { acesso, alvo: depois.uid, marcas: novos.marcas }, agora))
    throw new ErroMartelo('CONCESSAO_A_DOIS', {
      papeis: novos.papeis.map((um) => ROTULOS_PAPEL[um]).join(', '),
    });
}

/**
 * A removed account as one person brings it back. Roles that need a second person stay away: they are asked for once it is there, where who
 * agrees is told; kept in it they would keep it from ever coming back.
 */
export async function semOsDeDois<P extends Usuario>(
  registros: Registros,
  acesso: Acesso,
  { antes, depois }: { antes: Pessoa; depois: P },
  agora: number,
): Promise<P> {
  const novos = concedidos(antes, depois, agora);
  if (novos === null || acesso.tipo !== 'interno') return depois;
  if (!(await haQuemAprove(registros, { acesso, alvo: depois.uid, marcas: novos.marcas }, agora)))
    return depois;
  const papeis = depois.papeis.filter((papel) => !novos.papeis.includes(papel));
  return { ...depois, papeis, motivo: voltouSem(novos.papeis.map((um) => ROTULOS_PAPEL[um])) };
}

/** Of one who is invited. @throws ErroMartelo CONCESSAO_A_DOIS, JA_EXISTE */
export async function exigirNovo(
  registros: Registros,
  acesso: Acesso,
  novo: Pessoa,
  agora: number,
): Promise<void> {
  await exigirCpfLivre(registros, null, novo);
  await exigirEmailDeNenhumCliente(registros, null, novo);
  await exigirSozinho(registros, acesso, { antes: null, depois: novo }, agora);
}

const PROPRIOS = [
  'papeis',
  'hotsites',
  'plataformas',
  'situacao',
  'fim',
  'removidoEm',
] as const satisfies readonly (keyof Pessoa)[];

/**
 * Every change of a user is written through here, whoever makes it and by whatever call: nobody changes what they themselves may do, what
 * needs a second person has one, no two have one CPF, and no brand loses its last administrator.
 * @throws ErroMartelo PROPRIA_CONTA, ALTERACAO_NAO_PERMITIDA, JA_EXISTE, CONCESSAO_A_DOIS, ULTIMO_ADM
 */
export async function mudarUsuario<R>(
  registros: Registros,
  agora: number,
  { acesso, antes, depois }: { acesso: Acesso; antes: Registro<Pessoa>; depois: Pessoa },
  gravar: () => Promise<R>,
): Promise<R> {
  if (
    acesso.tipo === 'interno' &&
    acesso.usuUid === antes.uid &&
    PROPRIOS.some((campo) => outro(campo, antes, depois))
  )
    throw new ErroMartelo('PROPRIA_CONTA');
  // Whoever changed it could have a new password sent to an address of theirs.
  if (antes.email !== depois.email && acesso.tipo !== 'sistema')
    throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
      campo: 'o e-mail',
      porque: 'é por ele que a pessoa entra. Bloqueie esta conta e convide o outro endereço',
    });
  const sozinha = async () => {
    await exigirCpfLivre(registros, antes, depois);
    await exigirEmailDeNenhumCliente(registros, antes, depois);
    await exigirSozinho(registros, acesso, { antes, depois }, agora);
    await anotarPerdas(registros, agora, { acesso, antes, depois });
    return comUltimoAdm(registros, agora, { antes, depois }, gravar);
  };
  const chaves = chavesDaPessoa(antes, depois);
  return chaves.length === 0 ? sozinha() : criarExclusivo(registros)(chaves, sozinha);
}

const outro = (campo: keyof Pessoa, antes: Pessoa, depois: Pessoa): boolean =>
  JSON.stringify(antes[campo]) !== JSON.stringify(depois[campo]);
