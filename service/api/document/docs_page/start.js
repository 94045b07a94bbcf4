'use strict';

SwaggerUIBundle({ url: '/openapi.json', dom_id: '#swagger', deepLinking: true });
