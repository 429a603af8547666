import { lerReais } from '@martelo/shared/reais';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ADMIN_CLIENTE as P } from '../../../src/palavras/admin-cliente.ts';
import { ADMIN_REGISTRO } from '../../../src/palavras/admin-registro.ts';
import { chamar, Espera, type Recusa } from '../../dados/chamar.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { Fatos } from '../../partes/Fatos.tsx';
import { Lido } from '../../partes/Lido.tsx';
import { useDizer } from '../../ui/Avisos.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { useOnline } from '../../ui/online.ts';
import type { PropsDaAba } from '../cliente.ts';

interface Grupo {
  id: number;
  nome: string;
  descricao?: string | null;
}

interface DoCliente {
  todos: Grupo[];
  /** Their ids. */
  seus: number[];
}

/** In which groups a client is, and how much they may come to owe. */
export default function Grupos(props: PropsDaAba) {
  const { recurso, cliente } = props;
  const { recursos } = useCasa();
  const conduz = recurso.acoes.some(({ nome }) => nome === 'corrigir') && !cliente.eliminadoEm;
  const limite = recurso.campos.filter(({ campo }) => campo === 'limiteExposicao' || campo === 'grupos');
  if (!conduz) return <Fatos registro={cliente} campos={limite} />;
  return (
    <div className="fatos-em-colunas">
      {recursos.get('grupoCliente')?.escreve && <DosGrupos {...props} />}
      {/* Begun again by another limit alone: what is typed here outlives the saving of what stands beside it. */}
      <Limite key={String(cliente.limiteExposicao)} {...props} />
    </div>
  );
}

function DosGrupos({ cliente, lerDeNovo }: PropsDaAba) {
  const uid = cliente.uid;
  const chave = ['grupos-do-cliente', uid, cliente.revisao];
  const memoria = useQueryClient();
  const { data, error, isPending, refetch } = useQuery<DoCliente, Recusa>({
    queryKey: chave,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const [seus, possiveis] = await Promise.all([
        chamar<Grupo[]>('GET', `/v1/cliente/grupos-do-cliente/${uid}`, { signal }),
        chamar<Grupo[]>('GET', `/v1/cliente/grupos-possiveis-para-cliente/${uid}`, { signal }),
      ]);
      const todos = [...seus, ...possiveis].sort((um, outro) => um.nome.localeCompare(outro.nome, 'pt-BR'));
      return { todos, seus: seus.map(({ id }) => id) };
    },
    retry: false,
  });
  const [escolhidos, escolher] = useState<number[] | null>(null);
  const [salvando, salvar] = useState(false);
  const dizer = useDizer();
  const online = useOnline();
  const marcados = escolhidos ?? data?.seus ?? [];
  const gravar = async () => {
    salvar(true);
    try {
      await chamar('POST', `/v1/cliente/grupos-clientes/${uid}`, { corpo: { grupos: marcados } });
      dizer(P.grupo.salvo);
      memoria.setQueryData<DoCliente>(chave, (um) => um && { ...um, seus: marcados });
      escolher(null);
      lerDeNovo();
    } catch (erro) {
      dizer((erro as Recusa).message, { tom: 'ruim' });
    } finally {
      salvar(false);
    }
  };
  return (
    <section className="parte" aria-labelledby="grupos">
      <h2 id="grupos">{P.grupo.titulo}</h2>
      <Lido
        lendo={isPending}
        erro={error}
        deNovo={() => void refetch()}
        vazio={data?.todos.length === 0 && P.grupo.nenhum}
      >
        <div>
          {data?.todos.map(({ id, nome }) => (
            <label key={id} className="escolha">
              <input
                type="checkbox"
                checked={marcados.includes(id)}
                onChange={({ target: { checked } }) =>
                  escolher(checked ? [...marcados, id] : marcados.filter((um) => um !== id))
                }
              />
              {nome}
            </label>
          ))}
        </div>
        <div>
          <Botao
            variante="primario"
            esperando={salvando}
            disabled={!online || escolhidos === null}
            onClick={() => void gravar()}
          >
            {P.grupo.salvar}
          </Botao>
        </div>
      </Lido>
    </section>
  );
}

function Limite({ cliente, lerDeNovo }: PropsDaAba) {
  const campo = useId();
  const { limiteExposicao } = cliente;
  const [escrito, escrever] = useState(
    typeof limiteExposicao === 'number'
      ? (limiteExposicao / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })
      : '',
  );
  const [salvando, salvar] = useState(false);
  const [recusa, recusar] = useState<string | null>(null);
  const dizer = useDizer();
  const online = useOnline();
  const gravar = async () => {
    const lido = escrito.trim() === '' ? null : lerReais(escrito);
    if (escrito.trim() !== '' && lido === null) return recusar(ADMIN_REGISTRO.dinheiroInvalido);
    salvar(true);
    recusar(null);
    try {
      await chamar('PUT', `/v1/clientes/${cliente.uid}/participacao`, { corpo: { limiteExposicao: lido } });
      dizer(P.limite.salvo);
      lerDeNovo();
    } catch (erro) {
      // So much is not one person's to grant: it waits for another.
      if (erro instanceof Espera) dizer(P.esperaOutraPessoa);
      else recusar((erro as Recusa).message.replace(/^limiteExposicao: /, ''));
    } finally {
      salvar(false);
    }
  };
  return (
    <section className="parte" aria-labelledby="limite">
      <h2 id="limite">{P.limite.titulo}</h2>
      <p className="quieto">{P.limite.explica}</p>
      <form
        className="campo"
        onSubmit={(evento) => {
          evento.preventDefault();
          if (!salvando) void gravar();
        }}
      >
        <label htmlFor={campo}>{P.limite.valor}</label>
        <span className="com-prefixo">
          <span aria-hidden>R$</span>
          <input
            id={campo}
            type="text"
            inputMode="decimal"
            className="numero"
            value={escrito}
            aria-invalid={recusa !== null || undefined}
            aria-describedby={`${campo}-ajuda`}
            onChange={({ target: { value } }) => escrever(value)}
          />
        </span>
        <span id={`${campo}-ajuda`} className="ajuda">
          {P.limite.ajuda}
        </span>
        {recusa && (
          <p className="erro" role="alert">
            {recusa}
          </p>
        )}
        <div>
          <Botao type="submit" variante="primario" esperando={salvando} disabled={!online}>
            {P.limite.salvar}
          </Botao>
        </div>
      </form>
    </section>
  );
}
