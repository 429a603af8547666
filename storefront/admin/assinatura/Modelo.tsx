import {
  CAMPOS_DA_ASSINATURA,
  MODELO_DA_ASSINATURA,
  problemasDaAssinatura,
  TEXTO_DA_ASSINATURA,
} from '@martelo/shared/assinatura';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { type FieldValues, useController, useWatch } from 'react-hook-form';
import { ADMIN_ASSINATURA as P } from '../../src/palavras/admin-assinatura.ts';
import { Cor } from '../carimbo/Cor.tsx';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { gravarUnico } from '../dados/gravar-unico.ts';
import type { Registro } from '../dados/tipos.ts';
import type { PropsDaEntrada } from '../formulario/entradas/Entrada.tsx';
import { Moldura } from '../formulario/entradas/Moldura.tsx';
import { Formulario } from '../formulario/Formulario.tsx';
import { Lido } from '../partes/Lido.tsx';
import { VerHistorico } from '../registro/VerHistorico.tsx';
import { Botao } from '../ui/Botao.tsx';
import { CHAVE, ESPECIE, type PropsDaAba } from './dados.ts';
import { Previa } from './Previa.tsx';

/** How a brand's people sign: words with fields, drawn with one's own while they are written. */
export default function Modelo({ assinatura }: PropsDaAba) {
  const recurso = useCasa().recursos.get(ESPECIE)!;
  const { data, error, isPending, refetch } = useQuery<Registro | null, Recusa>({
    queryKey: [ESPECIE, 'publicado'],
    queryFn: async ({ signal }) =>
      (await chamar<{ itens: Registro[] }>('GET', `${recurso.caminho}?porPagina=1`, { signal })).itens[0] ??
      null,
    retry: false,
  });
  return (
    <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
      {data !== undefined && (
        <Aberto key={data?.uid ?? 'nenhum'} {...{ recurso, assinatura }} registro={data} />
      )}
    </Lido>
  );
}

function Aberto({
  recurso,
  registro,
  assinatura,
}: PropsDaAba & { recurso: RecursoDescrito; registro: Registro | null }) {
  const consultas = useQueryClient();
  const [historico, abrir] = useState(false);
  const campos = useMemo(
    () =>
      recurso.campos
        .filter(({ escreve }) => escreve)
        .map((um) => (um.campo === 'texto' ? { ...um, padrao: MODELO_DA_ASSINATURA.texto } : um)),
    [recurso],
  );
  const lerDeNovo = () => {
    void consultas.invalidateQueries({ queryKey: [ESPECIE] });
    void consultas.invalidateQueries({ queryKey: CHAVE });
  };
  return (
    <>
      <div className="parte-topo">
        <p className="quieto">{registro === null ? P.daCasa : P.modeloExplica}</p>
        {registro && (
          <Botao icone="clock" onClick={() => abrir(true)}>
            {P.historico}
          </Botao>
        )}
      </div>
      {registro === null && <p className="quieto">{P.modeloExplica}</p>}
      <Formulario
        {...{ recurso, registro, campos }}
        entradas={{ texto: Texto, cor: Cor }}
        {...(registro === null
          ? { gravar: (novo: Record<string, unknown>) => gravarUnico(recurso.caminho, novo) }
          : {})}
        aoSalvar={lerDeNovo}
        palavras={{ salvar: P.publicar, salvo: P.publicado }}
        junto={<Junto {...{ assinatura }} />}
      />
      {historico && registro && (
        <VerHistorico
          {...{ recurso, registro }}
          aoFechar={() => abrir(false)}
          aoMudar={() => {
            abrir(false);
            lerDeNovo();
          }}
        />
      )}
    </>
  );
}

/** The words of the model; what is wrong with them is said by line, as they are written. */
function Texto({ nome, campo }: PropsDaEntrada) {
  const dito = (texto: unknown) =>
    problemasDaAssinatura(String(texto ?? '')).map(({ linha, problema }) => P.linha(linha, problema));
  const { field, fieldState } = useController<FieldValues>({
    name: nome,
    rules: { validate: (texto) => dito(texto).length === 0 || dito(texto).join(' ') },
  });
  const area = useRef<HTMLTextAreaElement | null>(null);
  const texto = String(field.value ?? '');
  const problemas = problemasDaAssinatura(texto);
  const incluir = (dentro: string) => {
    const { selectionStart: de, selectionEnd: ate } = area.current!;
    field.onChange(texto.slice(0, de) + dentro + texto.slice(ate));
    area.current!.focus();
  };
  /** Marks the line that is wrong, where it is. */
  const irALinha = (linha: number) => {
    const linhas = texto.split('\n');
    const de = linhas.slice(0, linha - 1).reduce((soma, uma) => soma + uma.length + 1, 0);
    area.current!.focus();
    area.current!.setSelectionRange(de, de + (linhas[linha - 1]?.length ?? 0));
  };
  // What the engine refused stands until something is written; what is seen here is said as it is written.
  const daRecusa = problemas.length === 0 ? fieldState.error?.message : undefined;
  return (
    <div className="campo largo">
      <Moldura {...{ nome, campo, erro: daRecusa }}>
        {(acesso) => (
          <textarea
            {...acesso}
            aria-invalid={problemas.length > 0 || acesso['aria-invalid'] || undefined}
            aria-describedby={
              problemas.length > 0 ? 'assinatura-problemas' : (acesso['aria-describedby'] ?? undefined)
            }
            ref={(elemento) => {
              area.current = elemento;
              field.ref(elemento);
            }}
            rows={7}
            maxLength={TEXTO_DA_ASSINATURA}
            value={texto}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      </Moldura>
      <ul id="assinatura-problemas" className="assinatura-problemas" aria-live="polite">
        {problemas.map(({ linha, problema }) => (
          <li key={`${linha} ${problema}`}>
            <button type="button" className="erro" onClick={() => irALinha(linha)}>
              {P.linha(linha, problema)}
            </button>
          </li>
        ))}
      </ul>
      <fieldset className="assinatura-campos">
        <legend>{P.campos}</legend>
        {Object.entries(CAMPOS_DA_ASSINATURA).map(([um, rotulo]) => (
          <Botao key={um} variante="leve" title={P.incluir(rotulo)} onClick={() => incluir(`{${um}}`)}>
            {`{${um}}`}
          </Botao>
        ))}
        <Botao variante="leve" icone="undo-2" onClick={() => field.onChange(MODELO_DA_ASSINATURA.texto)}>
          {P.usarDaCasa}
        </Botao>
      </fieldset>
    </div>
  );
}

/** What is being written, with one's own fields in it. */
function Junto({ assinatura: { modelo, valores } }: PropsDaAba) {
  const [texto, cor] = useWatch({ name: ['texto', 'cor'] }) as [string | undefined, string | undefined];
  const cheios = Object.fromEntries(
    Object.entries(valores).map(([campo, valor]) => [
      campo,
      valor || CAMPOS_DA_ASSINATURA[campo as keyof typeof CAMPOS_DA_ASSINATURA],
    ]),
  );
  return (
    <section className="assinatura-previa">
      <h2>{P.previa}</h2>
      <Previa
        texto={texto ?? ''}
        valores={cheios}
        cor={/^#[0-9a-f]{6}$/i.test(cor ?? '') ? cor! : modelo.cor}
      />
    </section>
  );
}
