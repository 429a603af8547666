import { formatarDataHora } from '@martelo/shared/datas';
import type { DocumentoCliente } from '@martelo/shared/documento-cliente';
import type { Filtro } from '@martelo/shared/filtro';
import { ROTULOS_TIPO_DOCUMENTO } from '@martelo/shared/tipo-de-documento';
import { useGetList } from 'ra-core';
import { useSearchParams } from 'react-router';
import { ADMIN_CLIENTE } from '../../../src/palavras/admin-cliente.ts';
import { useCasa } from '../../dados/contexto.tsx';
import type { Registro } from '../../dados/tipos.ts';
import { Lido } from '../../partes/Lido.tsx';
import { Valor } from '../../valor/Valor.tsx';
import { doCliente, type PropsDaAba } from '../cliente.ts';
import { Documento } from './Documento.tsx';

const P = ADMIN_CLIENTE.documentos;
export type DocumentoLido = Registro & DocumentoCliente;

/** What they sent, and one of them at a time beside what it is to prove. What waits is shown first. */
export default function Documentos(props: PropsDaAba) {
  const recurso = useCasa().recursos.get('documentoCliente')!;
  const [busca, definir] = useSearchParams();
  const situacoes = recurso.campos.find(({ campo }) => campo === 'situacao')!;
  const espera = ({ situacao }: DocumentoLido) => recurso.fila?.valores.includes(situacao) ?? false;
  const filtros: Filtro[] = [doCliente(props.cliente)];
  const { data, error, isPending, refetch } = useGetList<DocumentoLido>(
    recurso.nome,
    {
      filter: { filtros },
      ...{ pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'DESC' } },
    },
    { retry: false },
  );
  const itens = [...(data ?? [])].sort((um, outro) => Number(espera(outro)) - Number(espera(um)));
  const aberto = itens.find(({ uid }) => uid === busca.get('documento')) ?? itens[0];
  const abrir = (uid: string) =>
    definir(
      (antes) => {
        antes.set('documento', uid);
        return antes;
      },
      { replace: true },
    );
  return (
    <Lido
      lendo={isPending}
      erro={error as Error | null}
      deNovo={() => void refetch()}
      vazio={itens.length === 0 && P.nenhum}
    >
      <div className="documentos">
        <nav aria-label={P.lista}>
          <ul>
            {itens.map(({ uid, tipo, situacao, enviadoEm }) => (
              <li key={uid}>
                <button type="button" aria-pressed={uid === aberto?.uid} onClick={() => abrir(uid)}>
                  <strong>{ROTULOS_TIPO_DOCUMENTO[tipo]}</strong>
                  <Valor campo={situacoes} valor={situacao} />
                  {enviadoEm && <small>{P.enviadoEm(formatarDataHora(enviadoEm))}</small>}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        {aberto && (
          <Documento
            key={aberto.uid}
            {...props}
            documento={aberto}
            especie={recurso}
            aoDecidir={() => {
              void refetch();
              props.lerDeNovo();
            }}
          />
        )}
      </div>
    </Lido>
  );
}
