import { ErroMartelo } from '@martelo/shared/erros';
import type { QualquerRecurso, Servicos } from '../../engine/src/api/recurso/declaracao.ts';
import { fazedoresDe } from '../../engine/src/api/recurso/efeitos.ts';
import { SISTEMA } from '../../engine/src/records/acesso.ts';
import type { Registros } from '../../engine/src/records/records.ts';

/** What is kept beside the records is done, as the queue would; what is refused stays, to be tried again. @returns whether there was any */
export async function fazerEfeitos<S extends Servicos>(
  registros: Registros,
  recursos: readonly unknown[],
  servicos: S,
): Promise<boolean> {
  let houve = false;
  for (const recurso of recursos as QualquerRecurso<S>[]) {
    const fazedores = fazedoresDe(recurso, servicos);
    const colecao = registros.colecao(recurso);
    for (const uid of await colecao.comEfeitosDevidos(Number.MAX_SAFE_INTEGER, 500))
      for (const { id, nome, dados, situacao } of await colecao.efeitos(SISTEMA, uid)) {
        if (situacao !== 'PENDENTE') continue;
        houve = true;
        const chave = `${uid}:${id}`;
        const feito = await fazedores[nome]!.faz(dados, { uid, chave, tentativa: 1 }).then(
          () => true,
          (erro: unknown) => {
            if (!(erro instanceof ErroMartelo)) throw erro;
            return false;
          },
        );
        if (feito)
          await colecao.mudarEfeitos(uid, (todos) =>
            todos.map((um) => (um.id === id ? { ...um, situacao: 'FEITO' as const } : um)),
          );
      }
  }
  return houve;
}
