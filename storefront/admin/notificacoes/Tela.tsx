import type { EventoDescrito } from '@martelo/shared/avisos/esquemas';
import { formatarDataHora } from '@martelo/shared/datas';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ADMIN_NOTIFICACOES as P } from '../../src/palavras/admin-notificacoes.ts';
import { ADMIN_REGISTRO } from '../../src/palavras/admin-registro.ts';
import { useTitulo } from '../casca/titulo.ts';
import { chamar, Recusa } from '../dados/chamar.ts';
import { useCasa, useProvedor } from '../dados/contexto.tsx';
import { gravarUnico } from '../dados/gravar-unico.ts';
import type { Registro } from '../dados/tipos.ts';
import { Formulario } from '../formulario/Formulario.tsx';
import type { Valores } from '../formulario/valores.ts';
import { Lido } from '../partes/Lido.tsx';
import { useMudouAgora } from '../registro/usar-mudou-agora.ts';
import { VerHistorico } from '../registro/VerHistorico.tsx';
import { Botao } from '../ui/Botao.tsx';
import {
  CAMINHO,
  camposDoPlano,
  ESPECIE,
  escritaDe,
  type Guardada,
  planoDe,
  useEventos,
  useGuardada,
} from './dados.ts';
import { Matriz } from './Matriz.tsx';
import { type APublicar, Publicar } from './Publicar.tsx';

/** What a brand settles of what people are told: which event goes by which channel, and when phones are left in peace. */
export default function ConfigurarNotificacoes() {
  useTitulo(P.titulo);
  const eventos = useEventos();
  const guardada = useGuardada();
  const recurso = useCasa().recursos.get(ESPECIE);
  return (
    <div className="pagina notificacoes">
      <header className="lista-topo">
        <h1>{P.titulo}</h1>
        <Link className="elo" to="/notificacoes">
          {P.enviados}
        </Link>
      </header>
      <p className="quieto">{P.explica}</p>
      <Lido
        lendo={eventos.isPending || guardada.isPending}
        erro={eventos.error ?? guardada.error}
        deNovo={() => {
          void eventos.refetch();
          void guardada.refetch();
        }}
      >
        {eventos.data && guardada.data !== undefined && recurso && (
          <Aberta
            // What was published is another form; what somebody writes of it is kept under its own.
            key={guardada.data?.uid ?? 'nenhuma'}
            {...{ recurso }}
            eventos={eventos.data}
            guardada={guardada.data}
          />
        )}
      </Lido>
    </div>
  );
}

interface Props {
  recurso: RecursoDescrito;
  eventos: readonly EventoDescrito[];
  guardada: Guardada | null;
}

function Aberta({ recurso, eventos, guardada }: Props) {
  const consultas = useQueryClient();
  const [aPublicar, perguntar] = useState<APublicar | null>(null);
  const campos = useMemo(() => camposDoPlano(eventos), [eventos]);
  const plano = useMemo(() => planoDe(guardada, eventos), [guardada, eventos]);
  /** Those that were read, by their revision: what is written of one leaves what this page does not know of. */
  const lidas = useRef(new Map<number, Guardada>());
  if (guardada) lidas.current.set(guardada.revisao, guardada);
  const lerDeNovo = () => consultas.invalidateQueries({ queryKey: [ESPECIE] });

  const gravar = async (mudancas: Valores, revisao: number | null): Promise<Registro> => {
    const base = (revisao === null ? null : lidas.current.get(revisao)) ?? guardada;
    const escrita = escritaDe({ ...planoDe(base, eventos), ...mudancas }, eventos, base);
    try {
      const salva =
        guardada === null
          ? ((await gravarUnico(CAMINHO, escrita)) as Guardada)
          : await chamar<Guardada>('PUT', `${CAMINHO}/${guardada.uid}`, { corpo: { ...escrita, revisao } });
      lidas.current.set(salva.revisao, salva);
      return planoDe(salva, eventos);
    } catch (erro) {
      const atual = erro instanceof Recusa ? (erro.corpo.atual as Guardada | undefined) : undefined;
      if (erro instanceof Recusa && atual) {
        // What stands there is shown as the form shows it: channel by channel.
        lidas.current.set(atual.revisao, atual);
        throw new Recusa(erro.status, { ...erro.corpo, atual: planoDe(atual, eventos) });
      }
      // Somebody published the first one meanwhile.
      if (guardada === null) await lerDeNovo();
      throw erro;
    }
  };
  return (
    <>
      {guardada ? <Versao {...{ recurso, guardada, lerDeNovo }} /> : <p role="status">{P.semPublicada}</p>}
      <Formulario
        recurso={recurso}
        registro={guardada === null ? null : plano}
        campos={campos}
        gravar={gravar}
        aoSalvar={() => void lerDeNovo()}
        antesDeEnviar={(base, valores) =>
          new Promise<boolean>((resolver) => {
            perguntar({
              ...{ versao: (guardada?.revisao ?? 0) + 1, campos, valores },
              base: guardada === null ? plano : base,
              responder(sim) {
                perguntar(null);
                resolver(sim);
              },
            });
          })
        }
        palavras={{ salvar: P.publicar, salvo: P.publicada }}
        desenho={<Matriz eventos={eventos} />}
      />
      {aPublicar && <Publicar {...aPublicar} />}
    </>
  );
}

/** Which version holds, whose it is, and those before it, each of which is brought back by being undone to. */
function Versao({
  recurso,
  guardada,
  lerDeNovo,
}: Pick<Props, 'recurso'> & { guardada: Guardada; lerDeNovo: () => void }) {
  const provedor = useProvedor();
  const [historico, abrir] = useState(false);
  const mudou = useMudouAgora(recurso, guardada, lerDeNovo);
  const { data } = useQuery({
    queryKey: [ESPECIE, 'ultima', guardada.uid, guardada.revisao],
    queryFn: () => provedor.historico(ESPECIE, guardada.uid, 1),
    retry: false,
  });
  const ultima = data?.itens.find(({ revisao }) => revisao === guardada.revisao);
  return (
    <div className="parte-topo">
      <p role="status">
        {ultima
          ? P.versao(guardada.revisao, ultima.por.nome, formatarDataHora(ultima.em))
          : P.versaoSo(guardada.revisao)}
        {mudou && <> {P.mudouAgora}</>}
      </p>
      <Botao icone="clock" onClick={() => abrir(true)}>
        {ADMIN_REGISTRO.historico}
      </Botao>
      {historico && (
        <VerHistorico
          {...{ recurso }}
          registro={guardada}
          aoFechar={() => abrir(false)}
          aoMudar={() => {
            abrir(false);
            lerDeNovo();
          }}
        />
      )}
    </div>
  );
}
