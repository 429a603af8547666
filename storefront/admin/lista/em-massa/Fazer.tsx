import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useState } from 'react';
import { Link } from 'react-router';
import { ADMIN } from '../../../src/palavras/admin.ts';
import { ADMIN_APROVACOES } from '../../../src/palavras/admin-aprovacoes.ts';
import { ADMIN_LISTA as P } from '../../../src/palavras/admin-lista.ts';
import type { Registro } from '../../dados/tipos.ts';
import { CamposSoltos } from '../../formulario/CamposSoltos.tsx';
import { porCampo } from '../../formulario/erros.ts';
import { Problemas } from '../../partes/Problemas.tsx';
import { AndamentoEmMassa, RelatorioEmMassa } from '../../partes/RelatorioEmMassa.tsx';
import { useDizer } from '../../ui/Avisos.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { Dialogo } from '../../ui/Dialogo.tsx';
import { tituloDe } from '../../valor/valor.ts';
import type { AtoEmMassa } from './atos.ts';
import { type Item, useEmMassa } from './usar-em-massa.ts';

/** Confirmed in words, done by parts, and answered line by line: the refusal of one stops none (BO5). */
export function Fazer({
  recurso,
  ato,
  linhas: marcadas,
  aoFechar,
}: {
  recurso: RecursoDescrito;
  ato: AtoEmMassa;
  linhas: readonly Registro[];
  aoFechar: (fez: boolean) => void;
}) {
  // What was marked when it was asked: the list behind is read again meanwhile.
  const [linhas] = useState(marcadas);
  const { itens, andando, erro, fazer, repetir } = useEmMassa(recurso);
  const volta = useEmMassa(recurso);
  const [escritos, escrever] = useState<Record<string, unknown>>({});
  const dizer = useDizer();
  const corpo = ato.corpo(escritos);
  const recusadas = linhas.filter(({ uid }) => itens.get(uid)?.ok === false);
  const faltam = linhas.filter(({ uid }) => !itens.has(uid));
  const esperam = linhas.filter(({ uid }) => espera(itens.get(uid)));
  const acabou = itens.size > 0 && !andando;
  const removidas =
    ato.nome === 'remover' ? linhas.filter(({ uid }) => itens.get(uid)?.ok && !espera(itens.get(uid))) : [];
  /** Each removal made one revision: what came after it is somebody else's, and is refused. */
  const trazerDeVolta = async () => {
    const seguintes = removidas.map((um) => ({ ...um, revisao: um.revisao + 1 }));
    if (!(await volta.fazer('restaurar', {}, seguintes))) return;
    dizer(ADMIN.desfeito);
    aoFechar(true);
  };
  const problema = erro ?? volta.erro;
  const recusa = problema && porCampo(problema, new Set(ato.campos.map(({ campo }) => campo)));
  return (
    <Dialogo
      titulo={acabou ? ato.rotulo : P.confirmarMassa(ato.rotulo, linhas.length)}
      aoFechar={() => aoFechar(itens.size > 0)}
      acoes={
        acabou ? (
          <>
            {removidas.length > 0 && faltam.length === 0 && (
              <Botao icone="undo-2" esperando={volta.andando} onClick={() => void trazerDeVolta()}>
                {ADMIN.desfazer}
              </Botao>
            )}
            {recusadas.length > 0 && (
              <Botao onClick={() => void repetir(ato.nome, corpo, recusadas)}>{P.repetirRecusados}</Botao>
            )}
            {faltam.length > 0 && (
              <Botao variante="primario" onClick={() => void fazer(ato.nome, corpo, faltam)}>
                {P.continuar(faltam.length)}
              </Botao>
            )}
          </>
        ) : (
          <Botao
            variante={ato.perigo ? 'perigo' : 'primario'}
            esperando={andando}
            disabled={ato.nome === 'alterar' && Object.keys(escritos).length === 0}
            onClick={() => void fazer(ato.nome, corpo, linhas)}
          >
            {andando ? P.fazendo(itens.size, linhas.length) : P.fazer}
          </Botao>
        )
      }
    >
      <Problemas de={recusa?.geral ?? []} />
      {!acabou && ato.explica && <p>{ato.explica}</p>}
      {!acabou && <p className="quieto">{P.cadaUmPorSi}</p>}
      {!acabou && ato.campos.length > 0 && (
        <CamposSoltos
          campos={ato.campos}
          umDeles={ato.nome === 'alterar'}
          erros={recusa?.campos ?? []}
          mudar={escrever}
        />
      )}
      {andando && <AndamentoEmMassa feitas={itens.size} total={linhas.length} />}
      {acabou && (
        <>
          <p role="status">
            {P.relatorio(itens.size - recusadas.length - esperam.length, recusadas.length)}
            {esperam.length > 0 && <> {ADMIN_APROVACOES.relatorioEspera(esperam.length)}</>}
          </p>
          {esperam.length > 0 && (
            <Link className="elo" to="/aprovacoes">
              {ADMIN_APROVACOES.titulo}
            </Link>
          )}
          <RelatorioEmMassa
            linhas={linhas.flatMap((linha) => {
              const item = itens.get(linha.uid);
              if (item === undefined) return [];
              const dito = ditoDe(item);
              return [{ uid: linha.uid, titulo: tituloDe(recurso, linha), ok: item.ok, dito }];
            })}
          />
        </>
      )}
    </Dialogo>
  );
}

const espera = (item: Item | undefined): boolean => item?.ok === true && item.aprovacaoUid !== undefined;

const ditoDe = (item: Item): string =>
  item.ok
    ? item.aprovacaoUid === undefined
      ? P.feita
      : ADMIN_APROVACOES.linhaEspera
    : [item.mensagem].flat().join(' ');
