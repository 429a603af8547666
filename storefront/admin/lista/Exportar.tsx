import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_EXPORTACOES } from '../../src/palavras/admin-exportacoes.ts';
import { ADMIN_LISTA as P } from '../../src/palavras/admin-lista.ts';
import { pedirExportacao } from '../casca/exportacoes/pedir.ts';
import type { Recusa } from '../dados/chamar.ts';
import { naOrdemDela, parametros } from '../dados/provedor.ts';
import type { Consulta, Registro } from '../dados/tipos.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Suspenso } from '../ui/Suspenso.tsx';

/** All rows of the list as it is asked for, or the marked ones. Whole data only to who may see it, and only when it is asked for. */
export function Exportar({
  recurso,
  consulta,
  marcados,
}: {
  recurso: RecursoDescrito;
  consulta: Consulta;
  marcados: ReadonlyMap<string, Registro>;
}) {
  const [exportando, definir] = useState(false);
  const dizer = useDizer();
  const consultas = useQueryClient();
  const exportar = async (formato: 'xlsx' | 'csv', inteiros: boolean) => {
    definir(true);
    // By their numbers, or where they have none by what is longer, and fits fewer times into an address.
    const pelo = recurso.campos.some(({ campo }) => campo === 'id') ? 'id' : 'uid';
    const doMarcado = {
      tipo: 'lista',
      campo: pelo,
      valores: [...marcados.values()].map((um) => um[pelo]),
    } as const;
    const cabe = marcados.size > 0 && marcados.size <= (pelo === 'id' ? 200 : 100);
    const busca = parametros({
      ...naOrdemDela(recurso, consulta),
      filtros: [...consulta.filtros, ...(cabe ? [doMarcado] : [])],
    });
    if (inteiros) busca.set('inteiros', 'true');
    try {
      const { titulo } = await pedirExportacao(consultas, {
        ...{ oQue: recurso.nome, formato, parametros: Object.fromEntries(busca) },
      });
      dizer(ADMIN_EXPORTACOES.pedido(titulo));
    } catch (erro) {
      dizer((erro as Recusa).message, { tom: 'ruim' });
    } finally {
      definir(false);
    }
  };
  return (
    <Suspenso rotulo={exportando ? P.exportando : P.exportar} icone="download" direita>
      {(fechar) => (
        <div className="lista-de-acoes">
          {recurso.formatos.map((formato) => (
            <button
              key={formato}
              type="button"
              disabled={exportando}
              onClick={() => {
                fechar();
                void exportar(formato, false);
              }}
            >
              {P.formatos[formato]}
            </button>
          ))}
          {recurso.exportaInteiros &&
            recurso.formatos.map((formato) => (
              <button
                key={formato}
                type="button"
                disabled={exportando}
                onClick={() => {
                  fechar();
                  void exportar(formato, true);
                }}
              >
                {P.porInteiro(P.formatos[formato])}
              </button>
            ))}
        </div>
      )}
    </Suspenso>
  );
}
