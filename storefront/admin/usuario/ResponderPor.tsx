import type { CampoDescrito } from '@martelo/shared/recurso';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { ADMIN_USUARIO } from '../../src/palavras/admin-usuario.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';
import { Entrada } from '../formulario/entradas/Entrada.tsx';
import { CampoDeTexto } from '../partes/CampoDeTexto.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';

const P = ADMIN_USUARIO.trabalho;
type Comitente = Registro & { nome: string; nomeSite?: string; cogId?: number };

const referencia = (campo: string, rotulo: string, ref: string): CampoDescrito & { ref: string } => ({
  ...{ campo, rotulo, tipo: 'inteiro', lista: false, opcoes: null, obrigatorio: true },
  ...{ minimo: null, maximo: null, padrao: null, campos: [], ref },
});
const COMITENTE = referencia('comitente', P.comitente, 'comitente');
const GRUPO = referencia('grupo', P.grupo, 'grupoComitente');

/** One more consignor whom somebody answers for, with the name and the group that it has, or gets by this. */
export function ResponderPor({ onde, aoIncluir }: { onde: string; aoIncluir: () => void }) {
  const recurso = useCasa().recursos.get('comitente');
  const form = useForm<{ comitente?: number; grupo?: number }>();
  const { comitente: id, grupo } = useWatch({ control: form.control });
  const [nomeSite, escreverNome] = useState('');
  const [problemas, dizerProblemas] = useState<readonly string[]>([]);
  const [enviando, enviar] = useState(false);
  const dizer = useDizer();
  const online = useOnline();
  const caminho = recurso?.caminho;
  // What it has already is not to be written anew, nor lost.
  useEffect(() => {
    if (!id || caminho === undefined) return;
    const aborto = new AbortController();
    chamar<Comitente>('GET', `${caminho}/${id}`, { signal: aborto.signal })
      .then((um) => {
        escreverNome(um.nomeSite ?? um.nome);
        form.setValue('grupo', um.cogId);
      })
      .catch((erro: Recusa) => {
        if (!aborto.signal.aborted) dizerProblemas([erro.message]);
      });
    return () => aborto.abort();
  }, [id, caminho, form]);
  const incluir = async () => {
    const faltam = [
      ...(id ? [] : [P.faltaComitente]),
      ...(nomeSite.trim() === '' ? [P.faltaNome] : []),
      ...(grupo ? [] : [P.faltaGrupo]),
    ];
    dizerProblemas(faltam);
    if (faltam.length > 0) return;
    enviar(true);
    try {
      await chamar('POST', onde, {
        corpo: { comIds: [id], nomeSite: nomeSite.trim(), cogId: grupo },
      });
      dizer(P.incluido(nomeSite.trim()));
      form.reset({});
      escreverNome('');
      aoIncluir();
    } catch (erro) {
      dizerProblemas((erro as Recusa).mensagens);
    } finally {
      enviar(false);
    }
  };
  if (recurso === undefined) return null;
  return (
    <FormProvider {...form}>
      <form
        className="parte"
        noValidate
        aria-label={P.responder}
        onSubmit={(evento) => {
          evento.preventDefault();
          if (!enviando && online) void incluir();
        }}
      >
        <h3>{P.responder}</h3>
        <Problemas de={problemas} />
        <Entrada nome="comitente" campo={COMITENTE} />
        {id !== undefined && (
          <>
            <CampoDeTexto
              rotulo={P.nomeSite}
              ajuda={P.nomeSiteAjuda}
              value={nomeSite}
              maxLength={120}
              mudar={escreverNome}
            />
            <Entrada nome="grupo" campo={GRUPO} />
          </>
        )}
        <div>
          <Botao type="submit" esperando={enviando} disabled={!online}>
            {P.incluir}
          </Botao>
        </div>
      </form>
    </FormProvider>
  );
}
