import type { RecursoDescrito, RelatorioEmMassa } from '@martelo/shared/recurso';
import { useState } from 'react';
import { Link } from 'react-router';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_APROVACOES } from '../../src/palavras/admin-aprovacoes.ts';
import { ADMIN_LISTA as P } from '../../src/palavras/admin-lista.ts';
import { ADMIN_REGISTRO } from '../../src/palavras/admin-registro.ts';
import type { Recusa } from '../dados/chamar.ts';
import { useProvedor } from '../dados/contexto.tsx';
import { POR_VEZ } from '../dados/provedor.ts';
import type { Consulta, Registro } from '../dados/tipos.ts';
import { CamposSoltos } from '../formulario/CamposSoltos.tsx';
import { Historico } from '../registro/Historico.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import { tituloDe } from '../valor/valor.ts';
import { type AtoEmMassa, atosEmMassa } from './atos-em-massa.ts';

export interface PropsDeMassa {
  recurso: RecursoDescrito;
  consulta: Consulta;
  marcados: ReadonlyMap<string, Registro>;
  marcar: (marcados: ReadonlyMap<string, Registro>) => void;
  total: number;
  aoFazer: () => void;
}

/** What is done to many at once: to the marked rows, or to all that the filters find. */
export default function EmMassa({ recurso, consulta, marcados, marcar, total, aoFazer }: PropsDeMassa) {
  const [ato, escolher] = useState<AtoEmMassa | null>(null);
  const [juntando, juntar] = useState(false);
  const [historico, abrirHistorico] = useState(false);
  const provedor = useProvedor();
  const dizer = useDizer();
  const online = useOnline();
  const [unico] = marcados.size === 1 ? [...marcados.values()] : [];
  const todas = async () => {
    juntar(true);
    try {
      const achadas = await provedor.todas(recurso.nome, consulta);
      marcar(new Map(achadas.map((um) => [um.uid, um])));
    } catch (erro) {
      dizer((erro as Recusa).message, { tom: 'ruim' });
    } finally {
      juntar(false);
    }
  };
  return (
    <div className="em-massa" role="status">
      <strong>{P.marcados(marcados.size)}</strong>
      {marcados.size < total && (
        <Botao variante="leve" esperando={juntando} onClick={() => void todas()}>
          {juntando ? P.juntando : P.todosDoFiltro(total)}
        </Botao>
      )}
      <Botao variante="leve" onClick={() => marcar(new Map())}>
        {P.desmarcar}
      </Botao>
      <span className="em-massa-atos">
        {unico && recurso.historico && (
          <Botao icone="clock" onClick={() => abrirHistorico(true)}>
            {ADMIN_REGISTRO.historico}
          </Botao>
        )}
        {atosEmMassa(recurso, consulta.removidos).map((um) => (
          <Botao key={um.nome} disabled={!online} onClick={() => escolher(um)}>
            {um.rotulo}
          </Botao>
        ))}
      </span>
      {historico && unico && (
        <Historico
          {...{ recurso }}
          registro={unico}
          aoFechar={() => abrirHistorico(false)}
          aoMudar={(mudado) => {
            marcar(new Map([[mudado.uid, mudado]]));
            aoFazer();
          }}
        />
      )}
      {ato && (
        <Fazer
          key={ato.nome}
          {...{ recurso, ato }}
          linhas={[...marcados.values()]}
          aoFechar={(fez) => {
            escolher(null);
            if (!fez) return;
            marcar(new Map());
            aoFazer();
          }}
        />
      )}
    </div>
  );
}

type Item = RelatorioEmMassa['itens'][number];

/** Confirmed in words, done by parts, and answered line by line: the refusal of one stops none (BO5). */
function Fazer({
  recurso,
  ato,
  linhas,
  aoFechar,
}: {
  recurso: RecursoDescrito;
  ato: AtoEmMassa;
  linhas: readonly Registro[];
  aoFechar: (fez: boolean) => void;
}) {
  const [itens, definir] = useState<ReadonlyMap<string, Item>>(new Map());
  const [andando, andar] = useState(false);
  const [escritos, escrever] = useState<Record<string, unknown>>({});
  const [erro, errar] = useState<string | null>(null);
  const provedor = useProvedor();
  const dizer = useDizer();
  const recusados = linhas.filter(({ uid }) => itens.get(uid)?.ok === false);

  const fazer = async (quais: readonly Registro[]) => {
    andar(true);
    errar(null);
    try {
      for (let i = 0; i < quais.length; i += POR_VEZ) {
        const parte = quais.slice(i, i + POR_VEZ);
        const relatorio = await provedor.emMassa(recurso.nome, {
          acao: ato.nome,
          itens: parte.map(({ uid, revisao }) => ({ id: uid, revisao })),
          ...ato.corpo(escritos),
        });
        definir((antes) => new Map([...antes, ...relatorio.itens.map((um) => [String(um.id), um] as const)]));
      }
    } catch (falha) {
      errar((falha as Recusa).message);
    } finally {
      andar(false);
    }
  };
  /** A refusal may have been of a revision that is no more: what is repeated is what stands there now. */
  const repetir = async () => {
    const lidas = await Promise.all(
      recusados.map(async (um) => {
        return (await provedor.ler(recurso.nome, um.uid).catch(() => null)) ?? um;
      }),
    );
    await fazer(lidas);
  };
  const acabou = itens.size > 0 && !andando;
  const espera = (item: Item | undefined) => item?.ok === true && item.aprovacaoUid !== undefined;
  const esperam = linhas.filter(({ uid }) => espera(itens.get(uid)));
  const removidos =
    ato.nome === 'remover' ? linhas.filter(({ uid }) => itens.get(uid)?.ok && !espera(itens.get(uid))) : [];
  /** Each removal made one revision: what came after it is somebody else's, and is refused. */
  const trazerDeVolta = async () => {
    andar(true);
    try {
      for (let i = 0; i < removidos.length; i += POR_VEZ)
        await provedor.emMassa(recurso.nome, {
          acao: 'restaurar',
          itens: removidos
            .slice(i, i + POR_VEZ)
            .map(({ uid, revisao }) => ({ id: uid, revisao: revisao + 1 })),
        });
      dizer(ADMIN.desfeito);
      aoFechar(true);
    } catch (falha) {
      errar((falha as Recusa).message);
      andar(false);
    }
  };
  return (
    <Dialogo
      titulo={acabou ? ato.rotulo : P.confirmarMassa(ato.rotulo, linhas.length)}
      aoFechar={() => aoFechar(itens.size > 0)}
      acoes={
        acabou ? (
          <>
            {removidos.length > 0 && (
              <Botao icone="undo-2" onClick={() => void trazerDeVolta()}>
                {ADMIN.desfazer}
              </Botao>
            )}
            {recusados.length > 0 && <Botao onClick={() => void repetir()}>{P.repetirRecusados}</Botao>}
          </>
        ) : (
          <Botao
            variante={ato.perigo ? 'perigo' : 'primario'}
            esperando={andando}
            disabled={ato.campos.length > 0 && ato.nome === 'alterar' && Object.keys(escritos).length === 0}
            onClick={() => void fazer(linhas)}
          >
            {andando ? P.fazendo(itens.size, linhas.length) : P.fazer}
          </Botao>
        )
      }
    >
      {erro && (
        <p className="erro" role="alert">
          {erro}
        </p>
      )}
      {!acabou && <p className="quieto">{P.cadaUmPorSi}</p>}
      {!acabou && ato.campos.length > 0 && (
        <CamposSoltos campos={ato.campos} umDeles={ato.nome === 'alterar'} mudar={escrever} />
      )}
      {acabou && (
        <>
          <p role="status">
            {P.relatorio(itens.size - recusados.length - esperam.length, recusados.length)}
            {esperam.length > 0 && <> {ADMIN_APROVACOES.relatorioEspera(esperam.length)}</>}
          </p>
          {esperam.length > 0 && (
            <Link className="elo" to="/aprovacoes">
              {ADMIN_APROVACOES.titulo}
            </Link>
          )}
          <ul className="relatorio">
            {linhas.map((linha) => {
              const item = itens.get(linha.uid);
              return (
                <li key={linha.uid} data-tom={item?.ok ? 'bom' : 'ruim'}>
                  <strong>{tituloDe(recurso, linha)}</strong>
                  <span>
                    {!item?.ok
                      ? [item?.mensagem ?? ''].flat().join(' ')
                      : espera(item)
                        ? ADMIN_APROVACOES.linhaEspera
                        : P.feita}
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Dialogo>
  );
}
